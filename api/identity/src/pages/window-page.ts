import { escapeHtml } from './escape-html';
import type { PageLanguage } from './page-texts';
import { windowTexts } from './window-texts';

/** What the window tells the page that opened it. */
export interface WindowMessage {
  state: string;
  code?: string;
  error?: string;
}

export interface WindowPage {
  language: PageLanguage;
  title: string;
  /** HTML; the caller escapes all input in it. */
  body: string;
  /** Shown instead of the body where no page has opened the window. */
  lost?: string;
  /** Posted to the page that opened the window, if it is at one of the origins. */
  message?: WindowMessage;
  origins?: readonly string[];
  /** Milliseconds after which the window closes by itself. */
  closeAfter?: number;
  /** The same page in the other language. */
  otherLanguage?: string | undefined;
  done?: true;
}

const rays = [
  ['M13.0 23.7L0.0 23.3L1.4 16.2L13.6 20.8z', '#E5243B'],
  ['M13.8 20.3L1.9 14.9L6.0 8.9L15.4 17.8z', '#DDA63A'],
  ['M15.8 17.4L6.9 8.0L12.9 3.9L18.3 15.8z', '#C5192D'],
  ['M18.8 15.6L14.2 3.4L21.3 2.0L21.7 15.0z', '#FCC30B'],
  ['M22.3 15.0L22.7 2.0L29.8 3.4L25.2 15.6z', '#FD9D24'],
  ['M25.7 15.8L31.1 3.9L37.1 8.0L28.2 17.4z', '#56C02B'],
  ['M28.6 17.8L38.0 8.9L42.1 14.9L30.2 20.3z', '#0A97D9'],
  ['M30.4 20.8L42.6 16.2L44.0 23.3L31.0 23.7z', '#00689D'],
] as const;

const sun = (size: 'small' | 'large') =>
  `<svg class="sun ${size}" viewBox="0 0 44 26" aria-hidden="true">${rays
    .map(([path, colour]) => `<path d="${path}" fill="${colour}"/>`)
    .join('')}</svg>`;

function dataOf({ message, origins = [], closeAfter }: WindowPage): string {
  if (message === undefined) return '';
  const close = closeAfter === undefined ? '' : ` data-close="${closeAfter}"`;
  const text = JSON.stringify({ gyg: 'login', ...message });
  return ` data-message="${escapeHtml(text)}" data-origins="${escapeHtml(origins.join(' '))}"${close}`;
}

/** A page of the issuer in a partner's window. `base` is the issuer's path. */
export function windowPage(base: string, webOrigin: string, page: WindowPage): string {
  const { language, title, body, lost, otherLanguage, done } = page;
  const { terms, privacy } = windowTexts[language];
  const [code, name] = language === 'en' ? ['sv', 'Svenska'] : ['en', 'English'];
  const other =
    otherLanguage === undefined
      ? ''
      : `<a href="${escapeHtml(otherLanguage)}" hreflang="${code}" lang="${code}">${name}</a>`;
  const brand = done ? sun('large') : `<p class="brand">${sun('small')}gyg</p>`;
  const links = `<a href="${webOrigin}/?lang=${language}#terms" target="_blank">${terms}</a> <a href="${webOrigin}/?lang=${language}#privacy" target="_blank">${privacy}</a>`;
  const inside = `${brand}<div class="found"><h1>${title}</h1>${body}</div>${lost === undefined ? '' : `<div class="lost">${lost}</div>`}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · gyg</title>
<link rel="stylesheet" href="${base}/pages.css"></head>
<body class="window${done ? ' done' : ''}"${dataOf(page)}><main>${inside}</main><footer><span>${links}</span>${other}</footer><script src="${base}/hand-over.js"></script></body></html>`;
}

/** The part of a failure's page for those who run the site: what to do, and the code. */
export const webmasterPart = (language: PageLanguage, advice: string, code: string): string =>
  `<details><summary>${windowTexts[language].forWebmasters}</summary><p>${advice} ${windowTexts[language].code} <code>${code}</code></p></details>`;
