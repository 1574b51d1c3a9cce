import { createHash } from 'node:crypto';
import express, { type Router } from 'express';
import { escapeHtml } from './escape-html';

/** The path of the documents with a ticket provider's widget. */
export const ticketsPath = '/tickets';

export interface TicketOffice {
  /** The URL of the provider's widget, with {eventId} in its path or query. */
  url: string;
  /** The provider's name. */
  provider: string;
}

/** As the contract accepts ids of events, so that nothing in one can change the URL or the document. */
const eventIds = /^[\w-]{1,64}$/;

const style = 'html, body { height: 100%; margin: 0 } iframe { display: block; width: 100%; height: 100%; border: 0 }';
const styleHash = createHash('sha256').update(style).digest('base64');

const titles = {
  en: (provider: string) => `Tickets from ${provider}`,
  sv: (provider: string) => `Biljetter från ${provider}`,
};

/** Swedish is `se` in the contract and `sv` in documents. */
const languageOf = (lang: unknown) => (lang === 'se' || lang === 'sv' ? 'sv' : 'en');

function ticketDocument({ url, provider }: TicketOffice, eventId: string, language: keyof typeof titles): string {
  const title = escapeHtml(titles[language](provider));
  const address = escapeHtml(url.replaceAll('{eventId}', eventId));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><iframe src="${address}" title="${title}"></iframe></body>
</html>
`;
}

/** The document may frame the provider and do nothing else; its only style sheet is allowed by its hash. */
const policyOf = ({ url }: TicketOffice) =>
  [
    "default-src 'none'",
    `frame-src ${new URL(url).origin}`,
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * GET /tickets/{eventId}: a document with the provider's widget in a frame, for pages of this site only. The widget's
 * origin is thus in the policy of this document and of no page. 404 without a provider and for invalid ids.
 */
export function createTicketsApp(office: TicketOffice | null): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(ticketsPath, (request, response) => {
    const eventId = request.path.slice(1);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (office === null || !reads || !eventIds.test(eventId)) {
      response.status(404).type('text').send('Page not found.');
      return;
    }
    response
      .set({
        'Content-Security-Policy': policyOf(office),
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'public, max-age=300',
      })
      .type('html')
      .send(ticketDocument(office, eventId, languageOf(request.query.lang)));
  });
  return router;
}
