import type { PageLanguage } from './page-texts';

export interface IdentityPage {
  language: PageLanguage;
  title: string;
  /** HTML; the caller escapes all input in it. */
  body: string;
  /** A script of the page routes, by its file name. */
  script?: string;
}

/**
 * A page of the issuer. `base` is the issuer's path. No inline style or script: the content security policy forbids
 * them.
 */
export function identityPage(base: string, { language, title, body, script }: IdentityPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · gyg</title>
<link rel="stylesheet" href="${base}/pages.css"></head>
<body><main><p class="brand">gyg</p><h1>${title}</h1>${body}</main>${script ? `<script src="${base}/${script}"></script>` : ''}</body></html>`;
}
