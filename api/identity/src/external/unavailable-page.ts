import type { RequestHandler } from 'express';
import { escapeHtml } from '../pages/escape-html';
import { pageLanguage } from '../pages/page-texts';
import { webmasterPart, windowPage } from '../pages/window-page';
import { windowTexts } from '../pages/window-texts';
import { isOrigin } from '../partners/partner-client';
import { pageHeaders } from '../provider/page-headers';
import { otherLanguageOf } from '../provider/unregistered-page';

/**
 * Answers a partner's site that begins a login while another issuer has the accounts: a page, and the code
 * `origin.sign_in_unavailable` for the page that opened the window.
 */
export function unavailablePage(base: string): RequestHandler[] {
  return [
    pageHeaders(''),
    (request, response, next) => {
      const { client_id: origin, state, ui_locales } = request.query;
      if (!isOrigin(origin)) return next();
      const language = pageLanguage({
        acceptsLanguages: request.acceptsLanguages.bind(request),
        oidc: { params: { ui_locales } },
      });
      const texts = windowTexts[language];
      const { title, lead, webmaster } = texts.unavailable;
      const code = 'origin.sign_in_unavailable';
      const body = [
        `<p>${lead}</p><button type="button">${texts.close}</button>`,
        `<p class="way"><a href="/login">${texts.instead(escapeHtml(request.host))}</a></p>`,
        webmasterPart(language, webmaster, code),
      ].join('');
      const message = { state: typeof state === 'string' ? state : '', error: code };
      const otherLanguage = otherLanguageOf(`${base}/auth`, request.query, language);
      const page = { language, title, body, message, origins: [origin], otherLanguage };
      response
        .status(400)
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(windowPage(base, '', page));
    },
  ];
}
