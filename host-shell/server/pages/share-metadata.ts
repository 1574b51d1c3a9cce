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
 * The metadata of a page by its path. What is hidden or unpublished gives the general one and `found: false`; where the
 * API does not answer just the general one: a busy moment must not take a page out of search engines.
 */
export async function shareMetadata(pathname: string, publicUrl: string, ask: FetchAsGuest): Promise<ShareMetadata> {
  const page = findSubjectPage(pathname);
  if (page?.value === undefined) return { ...general, canonical: pathname };
  const subject = await page.value.find(page.params, ask, publicUrl).catch(() => 'no answer' as const);
  if (subject === 'no answer' || subject === true) return { ...general, canonical: pathname };
  return subject === undefined ? { ...general, canonical: '/', found: false } : { ...subject, found: true };
}

/** The elements for a page's head. JSON-LD is data, which the policy against inline scripts does not touch. */
export function metadataElements(about: ShareMetadata, publicUrl: string): string {
  // A path is joined, not resolved: `//elsewhere` asks for a page of ours and would name another host's.
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
