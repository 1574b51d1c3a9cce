import { type Gyg, sharePicture } from '@gyg/contract';
import type { AskAsGuest } from './ask-as-guest';
import { escapeHtml } from './escape-html';
import { matchPath } from './match-path';

/** What a page says about itself to search engines and to sites where it is shared. */
export interface ShareMetadata {
  title: string;
  description: string;
  /** The one address of the page, from the root. */
  canonical: string;
  image: string | undefined;
  /** schema.org data, if the page is about one thing. */
  data: object | undefined;
  /** False where the page is not there or not for everybody. */
  found: boolean;
}

const general: Omit<ShareMetadata, 'canonical'> = {
  title: 'Gyg',
  description:
    'Events for the seventeen sustainable development goals: give an hour, a skill or a thing, or book a place.',
  image: undefined,
  data: undefined,
  found: true,
};

function gygData(gyg: Gyg, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: gyg.title,
    description: gyg.summary,
    startDate: gyg.startDateTime,
    endDate: gyg.endDateTime,
    eventStatus: 'https://schema.org/EventScheduled',
    location:
      gyg.address === 'online'
        ? { '@type': 'VirtualLocation', url: publicUrl }
        : { '@type': 'Place', name: gyg.address, address: gyg.address },
    organizer: { '@type': 'Organization', name: gyg.orgName },
    image: new URL(gyg.gygHero, publicUrl).href,
    isAccessibleForFree: true,
  };
}

async function findGyg(pathname: string, ask: AskAsGuest): Promise<Gyg | undefined | 'other page'> {
  const byId = matchPath('/gygs/:gygId', pathname);
  if (byId) return ask('getGyg', { params: byId });
  const byName = matchPath('/go/:orgFriendlyUrl/:gygFriendlyUrl', pathname);
  if (!byName) return 'other page';
  const answer = await ask('findGygByUrl', { query: byName });
  return answer?.gyg;
}

/**
 * The metadata of a page by its path. What is hidden or unpublished gives the general one and `found: false`; where the
 * API does not answer just the general one: a busy moment must not take a page out of search engines.
 */
export async function shareMetadata(pathname: string, publicUrl: string, ask: AskAsGuest): Promise<ShareMetadata> {
  const gyg = await findGyg(pathname, ask).catch(() => 'other page' as const);
  if (gyg === 'other page') return { ...general, canonical: pathname };
  if (gyg === undefined) return { ...general, canonical: '/', found: false };
  return {
    title: `${gyg.title} · Gyg`,
    description: gyg.summary,
    canonical: `/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`,
    image: sharePicture(gyg.gygHero),
    data: gygData(gyg, publicUrl),
    found: true,
  };
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
    property('og:type', about.data === undefined ? 'website' : 'event'),
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
