import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as journey } from './journey';

export interface PartnerPage {
  /** The document's body. */
  body: string;
  /** More elements of its head. */
  head?: string;
  headers?: Record<string, string>;
  /** Attributes of its `html` element. */
  html?: string;
}

export interface PartnerSite {
  /** Another origin than the platform's: `http://localhost:41234`. */
  origin: string;
  /** The platform's origin. */
  platform: string;
  /** The line that partners paste. */
  script: string;
  /** Puts a page on the site and returns its address. */
  serve(page: PartnerPage): string;
  /** Puts a script on the site and returns its address. */
  serveScript(text: string): string;
}

interface Fixtures {
  site: PartnerSite;
}

const documentOf = ({ body, head = '', html = 'lang="en"' }: PartnerPage) =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title>${head}</head><body>${body}</body></html>`;

/** A journey with a partner's site of its own, on another port. */
export const test = journey.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  site: async ({}, use) => {
    const pages = new Map<string, PartnerPage>();
    const scripts = new Map<string, string>();
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const script = scripts.get(pathname);
      if (script !== undefined) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
        return;
      }
      const page = pages.get(pathname);
      if (!page) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(documentOf(page));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const platform = new URL(process.env.E2E_BASE_URL ?? '').origin;
    await use({
      origin,
      platform,
      script: `<script src="${platform}/widgets/gyg.js" async></script>`,
      serve(page) {
        const path = `/page-${pages.size}`;
        pages.set(path, page);
        return `${origin}${path}`;
      },
      serveScript(text) {
        const path = `/script-${scripts.size}.js`;
        scripts.set(path, text);
        return `${origin}${path}`;
      },
    });
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  },
});
