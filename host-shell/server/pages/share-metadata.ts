import { aboutGyg } from './about-gyg';
import { aboutOrganization } from './about-organization';
import type { AskAsGuest } from './ask-as-guest';
import { escapeHtml } from './escape-html';
import { bestMatch, matchPath } from './match-path';
import type { PageSubject, ShareMetadata } from './page-subject';

const general: Omit<ShareMetadata, 'canonical'> = {
  title: 'Gyg',
  description:
    'Events for the seventeen sustainable development goals: give an hour, a skill or a thing, or book a place.',
  image: undefined,
  data: undefined,
  type: 'website',
  found: true,
};

type Find = (params: Record<string, string>, ask: AskAsGuest, publicUrl: string) => Promise<PageSubject | undefined>;

/** The pages that are about one thing, and how a guest finds it. Addresses that only look like one name nothing. */
const pages: readonly { pattern: string; find: Find | undefined }[] = [
  {
    pattern: '/gygs/:gygId',
    find: async (params, ask, publicUrl) => aboutGyg(await ask('getGyg', { params }), publicUrl),
  },
  {
    pattern: '/go/:orgFriendlyUrl/:gygFriendlyUrl',
    find: async (query, ask, publicUrl) => aboutGyg((await ask('findGygByUrl', { query }))?.gyg, publicUrl),
  },
  {
    pattern: '/organizations/:organizationId',
    find: async (params, ask, publicUrl) =>
      aboutOrganization(await ask('getOrganizationProfile', { params }), publicUrl),
  },
  {
    pattern: '/go/:friendlyUrl',
    find: async (params, ask, publicUrl) =>
      aboutOrganization(await ask('getOrganizationByName', { params }), publicUrl),
  },
  { pattern: '/organizations/register', find: undefined },
];

/**
 * The metadata of a page by its path. What is hidden or unpublished gives the general one and `found: false`; where the
 * API does not answer just the general one: a busy moment must not take a page out of search engines.
 */
export async function shareMetadata(pathname: string, publicUrl: string, ask: AskAsGuest): Promise<ShareMetadata> {
  const page = bestMatch(pages, pathname);
  if (page?.find === undefined) return { ...general, canonical: pathname };
  const params = matchPath(page.pattern, pathname) ?? {};
  const subject = await page.find(params, ask, publicUrl).catch(() => 'no answer' as const);
  if (subject === 'no answer') return { ...general, canonical: pathname };
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
