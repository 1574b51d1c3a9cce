import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { ApiConfig } from '../api-context';
import { onlyMethods } from '../http/only-methods';
import { prepareFile } from '../http/prepared-file';
import { recordOf } from '../observability/call-record';
import { docsPage } from './docs-page';
import { docsScript } from './docs-script';
import { docsStyle } from './docs-style';

/** Swagger UI draws its icons from data URLs; everything else comes from this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const require = createRequire(import.meta.url);
const swaggerUi = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const shipped = (name: string) => readFileSync(path.join(swaggerUi, name), 'utf8');

interface DocsFile {
  type: string;
  read: () => string;
}

function serve({ type, read }: DocsFile): RequestHandler {
  const send = prepareFile(type, read);
  return async (request, response) => {
    recordOf(response).operation = 'docs';
    response.set('Content-Security-Policy', policy);
    await send(request, response);
  };
}

/**
 * `/docs`: the API reference, where every call can be tried. All files come from this server, under a separate content
 * security policy.
 */
export function serveDocs({ identity: { issuer, clientId } }: ApiConfig): Router {
  const files: Readonly<Record<string, DocsFile>> = {
    '/docs': { type: 'html', read: () => docsPage },
    '/docs/page.css': { type: 'css', read: () => docsStyle },
    '/docs/page.js': { type: 'js', read: () => docsScript(issuer, clientId) },
    '/docs/swagger-ui.css': { type: 'css', read: () => shipped('swagger-ui.css') },
    '/docs/swagger-ui-bundle.js': { type: 'js', read: () => shipped('swagger-ui-bundle.js') },
  };
  // Strict: the page's relative URLs work only without a trailing slash.
  const router = Router({ strict: true });
  for (const [at, file] of Object.entries(files)) router.route(at).get(serve(file)).all(onlyMethods('GET', 'HEAD'));
  router.get('/docs/', (request, response) => {
    response.redirect(308, `${request.baseUrl}/docs`);
  });
  return router;
}
