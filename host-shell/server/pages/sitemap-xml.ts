import type { PublicAddress } from '@gyg/api';
import { escapeHtml } from './escape-html';
import { pageLanguages, pathInLanguage } from './page-language';

/** How many addresses one file has. Search engines accept 50,000, and each has three alternates. */
export const addressesPerFile = 10_000;

const start = '<?xml version="1.0" encoding="UTF-8"?>';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function alternates(url: string): string {
  const one = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;
  return [...pageLanguages.map((language) => one(language, pathInLanguage(url, language))), one('x-default', url)].join(
    '',
  );
}

/** A file of the sitemap: each address with its last change and its addresses in other languages. */
export function sitemapFile(addresses: readonly PublicAddress[], publicUrl: string): string {
  const rows = addresses.map(({ path, changed }) => {
    const url = `${publicUrl}${path}`;
    const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeHtml(url)}</loc>${lastmod}${alternates(url)}</url>`;
  });
  return `${start}\n<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

/** The index of a sitemap with several files. */
export function sitemapIndex(files: number, publicUrl: string): string {
  const rows = Array.from(
    { length: files },
    (_value, index) => `  <sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${start}\n<sitemapindex ${space}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}
