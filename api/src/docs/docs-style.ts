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
