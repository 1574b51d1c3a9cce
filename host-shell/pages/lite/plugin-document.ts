import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html';
import type { PageLanguage } from '../page-language';
import type { PluginPage } from './plugin-page';
import { pluginTexts } from './plugin-texts';

const style =
  ':root{font:17px/1.5 system-ui,sans-serif;color:#16231d}:root[data-theme=dark]{color:#f3ede0}body{margin:0;overflow-wrap:anywhere}h1{font-size:1.3em}h1,p{margin:0 0 .5em}footer{margin-top:1em;font-size:.9em;text-align:end}a{color:inherit}' +
  // In a tab of its own there is no page around it.
  ':root[data-alone]{background:#fbf6ea}:root[data-alone][data-theme=dark]{background:#141c18}:root[data-alone] body{max-width:80rem;margin:0 auto;padding:1rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Elements that name the platform themselves. */
const namesPlatform = new Set<string>(['gyg-list', 'gyg-catalog', 'gyg-proposal']);

interface DocumentParts {
  language: PageLanguage;
  title: string;
  theme: 'light' | 'dark';
  body: string;
}

/** Links leave the frame: other pages of the platform refuse to be framed. */
const documentOf = ({ language, title, theme, body }: DocumentParts): string => `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<base target="_top">
<style>${style}</style>
<script src="/widgets/gyg.js" async></script>
<script src="/widgets/framed.js" defer></script>
</head>
<body>
${body}
</body>
</html>
`;

/** The document with one element; its content leads visitors without scripts to the platform. */
export function pluginDocument(page: PluginPage, language: PageLanguage, name: string): string {
  const { titles, open, poweredBy } = pluginTexts[language];
  const title = titles[page.tag]?.(name) ?? 'Gyg';
  const attributes = Object.entries({ ...page.attributes, language })
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('');
  const link = `<a href="${escapeHtml(page.path)}">${open}</a>`;
  const element = `<${page.tag}${attributes}><p>${escapeHtml(title)}: ${link}</p></${page.tag}>`;
  const footer = namesPlatform.has(page.tag) ? '' : `\n<footer>${poweredBy} <a href="/">Gyg</a></footer>`;
  const theme = page.attributes.theme === 'dark' ? 'dark' : 'light';
  return documentOf({ language, title, theme, body: `${element}${footer}` });
}

/** A document that says why there is no element, in the platform's words or in `text`. */
export function pluginNotice(language: PageLanguage, kind: 'missing' | 'down', text = ''): string {
  const texts = pluginTexts[language];
  const [title, usual] = kind === 'down' ? [texts.down, texts.downText] : [texts.missing, texts.missingText];
  const words = text === '' ? usual : escapeHtml(text);
  const footer = `<footer>${texts.poweredBy} <a href="/">Gyg</a></footer>`;
  return documentOf({ language, title, theme: 'light', body: `<h1>${title}</h1>\n<p>${words}</p>\n${footer}` });
}

/** The policy of these documents: the platform's own files and API, framed by the platform and `ancestors` alone. */
export const pluginPolicy = (ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
  ].join('; ');
