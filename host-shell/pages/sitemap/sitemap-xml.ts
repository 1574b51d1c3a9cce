import type { PublicAddress } from '@gyg/api';
import { escapeHtml } from '../escape-html';
import { pageLanguages, pathInLanguage } from '../page-language';

const start = '<?xml version="1.0" encoding="UTF-8"?>';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The address in each language, and without one. `url` is escaped. */
function alternates(url: string): string {
  const linkTo = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const inLanguages = pageLanguages.map((language) => linkTo(language, pathInLanguage(url, language)));
  return `${inLanguages.join('')}${linkTo('x-default', url)}`;
}

/** A file of the sitemap: each address with its last change and its addresses in other languages. */
export function sitemapFile(addresses: readonly Omit<PublicAddress, 'key'>[], publicUrl: string): string {
  const rows = addresses.map(({ path, changed }) => {
    const url = escapeHtml(`${publicUrl}${path}`);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${url}</loc>${lastmod}${alternates(url)}</url>`;
  });
  return `${start}\n<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

/** The index of a sitemap with several files, by their names. */
export function sitemapIndex(files: readonly string[], publicUrl: string): string {
  const rows = files.map((name) => `  <sitemap><loc>${escapeHtml(`${publicUrl}/${name}`)}</loc></sitemap>`);
  return `${start}\n<sitemapindex ${space}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}
