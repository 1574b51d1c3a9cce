import { escapeHtml } from './escape-html';
import type { FetchAsGuest } from './fetch-as-guest';
import type { ShareMetadata } from './page-subject';
import { findSubjectPage } from './subject-pages';

const general: Omit<ShareMetadata, 'canonical'> = {
  title: 'Gyg',
  description:
    'Events for the seventeen sustainable development goals: give an hour, a skill or a thing, or book a place.',
  image: undefined,
  data: undefined,
  type: 'website',
  found: true,
};

/**
 * The metadata of a page by its path. Hidden or unpublished pages get general metadata and `found: false`. If the API
 * does not respond, the page gets general metadata only: high load must not remove a page from search engines.
 */
export async function shareMetadata(pathname: string, publicUrl: string, ask: FetchAsGuest): Promise<ShareMetadata> {
  const page = findSubjectPage(pathname);
  if (page?.value === undefined) return { ...general, canonical: pathname };
  const subject = await page.value.find(page.params, ask, publicUrl).catch(() => 'no answer' as const);
  if (subject === 'no answer' || subject === true) return { ...general, canonical: pathname };
  return subject === undefined ? { ...general, canonical: '/', found: false } : { ...subject, found: true };
}

/** The elements for a page's head. JSON-LD is data, so the policy against inline scripts does not apply to it. */
export function metadataElements(about: ShareMetadata, publicUrl: string): string {
  // The path is joined, not resolved: `//elsewhere` is a path of this site and would otherwise become another host.
  const canonical = escapeHtml(`${publicUrl}${about.canonical}`);
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  return [
    `<meta name="description" content="${escapeHtml(about.description)}">`,
    ...(about.found ? [`<link rel="canonical" href="${canonical}">`] : ['<meta name="robots" content="noindex">']),
    property('og:site_name', 'Gyg'),
    property('og:type', about.type),
    property('og:title', escapeHtml(about.title)),
    property('og:description', escapeHtml(about.description)),
    property('og:url', canonical),
    ...(about.image === undefined
      ? []
      : [
          property('og:image', escapeHtml(new URL(about.image, publicUrl).href)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    ...(about.data === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(about.data).replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}
