import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { ApiConfig } from '../../api-context';
import { onlyMethods } from '../error-handler';
import { recordOf } from '../observability/open-call';
import { prepareFile } from '../prepared-file';
import { docsScript } from './docs-script';

/** The page of `/docs`; its URLs are relative, so it works wherever the API is mounted. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Gyg API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/page.css">
</head>
<body>
<header>
<p class="name"><a href="/">Gyg</a> <span>API reference</span></p>
<p id="caller" role="status"></p>
</header>
<div id="reference"><p class="wait">The API reference is loading. It requires JavaScript.
The OpenAPI document: <a href="openapi.json">openapi.json</a></p></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/page.js"></script>
</body>
</html>
`;

/** Styles of the docs page around Swagger UI, in the product's colours (design-system/tokens). */
export const docsStyle = `
:root { color-scheme: light; --ground: #fbf6ec; --surface: #fffdf8; --ink: #16231d; --soft: #46524b; --line: #e2d8c4; --action: #1b5b41; }
:root.dark-mode { color-scheme: dark; --ground: #111b17; --surface: #1b2923; --ink: #f1eee3; --soft: #b9c4bb; --line: #35463d; --action: #8fd0a8; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; align-items: baseline; max-width: 1460px; margin: 0 auto; padding: 1rem 20px 0; }
header p { margin: 0; color: var(--soft); }
header .name { font-weight: 650; font-size: 1.25rem; color: var(--ink); }
header .name a { color: var(--action); }
.wait { max-width: 60ch; margin: 4rem auto; padding: 0 20px; }
.swagger-ui, html.dark-mode .swagger-ui { background: transparent; }
.swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container { background: var(--surface); box-shadow: none; border-block: 1px solid var(--line); }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .title small { vertical-align: middle; }
.swagger-ui .renderedMarkdown table { width: auto; margin-block: 0.5rem 1rem; }
.swagger-ui .renderedMarkdown table :is(th, td) { padding: 0.25rem 1.5rem 0.25rem 0; text-align: start; }
.swagger-ui .info .renderedMarkdown { max-width: 90ch; }
.swagger-ui, .swagger-ui .renderedMarkdown code { overflow-wrap: anywhere; }
.swagger-ui .renderedMarkdown code { white-space: normal; }
.swagger-ui .renderedMarkdown pre { white-space: pre-wrap; }
.swagger-ui .renderedMarkdown pre code { white-space: inherit; }
.swagger-ui .info .title small { background: #46524b; }
.swagger-ui .info .title small.version-stamp { background: #1b5b41; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .opblock[class*="opblock-"] .opblock-summary .opblock-summary-method { background: #46524b; }
.swagger-ui .opblock.opblock-deprecated { opacity: 1; }
.swagger-ui :is(.parameter__in, .prop-format, .response-control-media-type__accept-message) { color: var(--soft); }
.swagger-ui .renderedMarkdown code, .swagger-ui .response-control-media-type__accept-message code { color: var(--ink); }
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #f0a3a3 !important; }
.swagger-ui .btn.authorize { color: var(--action); border-color: var(--action); }
.swagger-ui .btn.authorize span { color: inherit; }
.swagger-ui .btn.authorize svg { fill: currentColor; }
.swagger-ui :is(a, .link, .info a), html.dark-mode .swagger-ui :is(a, .link, .info a) { color: var(--action); }
.swagger-ui .renderedMarkdown td:first-child { padding-block: 0.25rem; padding-inline-end: 1rem; }
.swagger-ui .renderedMarkdown td:first-child code { overflow-wrap: normal; white-space: nowrap; }
@media (max-width: 700px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex-basis: 80%; padding: 0; }
  .swagger-ui :is(.responses-wrapper, .opblock-body, .renderedMarkdown) { overflow-x: auto; }
}
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
html.dark-mode :focus-visible { outline-color: #9cc4ff; }
`;

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
