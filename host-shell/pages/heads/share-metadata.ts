import type { RemoteBuild } from '@gyg/contract/remotes';
import type { FetchAsGuest } from '../fetch-as-guest';
import type { PageLanguage } from '../page-language';
import type { PageContext, PageSubject } from './page-subject';
import { shareImage } from './share-image';
import { findSubjectPage } from './subject-pages';

/** A page's metadata, and whether a guest can see what the page is about. */
export interface ShareMetadata extends PageSubject {
  /** False if the page does not exist or is not public. */
  found: boolean;
  /** The page has this one address, and was asked for by another one. */
  movedTo?: string;
}

/** Of every page without a description of its own. */
const siteDescription: Record<PageLanguage, string> = {
  en: 'Events for the seventeen sustainable development goals: give an hour, a skill or a thing, or book a place.',
  sv: 'Evenemang för de globala målen: ge en timme, en kunskap eller en sak, eller boka en plats.',
};

/** The picture of pages that have none: that of the goal for partnerships. */
const picture = shareImage('/media/goals/17-1600.webp', 'Gyg');

/** Other spellings of a path are the same page. */
const plainPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** What a remote declares about a page that is not about one thing, by language. */
type DeclaredHead = NonNullable<RemoteBuild['pages']>[string];

function general(pathname: string, language: PageLanguage, declared: DeclaredHead | undefined): PageSubject {
  const head = declared?.[language];
  return {
    title: head === undefined ? 'Gyg' : `${head.title} · Gyg`,
    description: head?.description ?? siteDescription[language],
    canonical: plainPath(pathname),
    image: picture,
    data: [],
    type: 'website',
  };
}

/**
 * The metadata of a page by its path, in a language. What a guest may not see gets general metadata and `found: false`;
 * what only a link leads to gets general metadata and is not listed. If the API does not respond, the page gets general
 * metadata only: high load must not remove a page from search engines.
 */
export async function shareMetadata(
  pathname: string,
  { ask, publicUrl, language, declared }: PageContext & { declared?: DeclaredHead | undefined },
): Promise<ShareMetadata> {
  const plain = general(pathname, language, declared);
  const page = findSubjectPage(pathname);
  if (page?.value === undefined) return { ...plain, found: true };
  const inLanguage: FetchAsGuest = (name, question) => ask(name, { ...question, language });
  const context = { ask: inLanguage, publicUrl, language };
  const subject = await page.value.find(page.params, context).catch(() => 'plain' as const);
  if (subject === 'plain') return { ...plain, found: true };
  if (subject === 'hidden') return { ...plain, found: true, listed: false };
  if (subject === undefined) return { ...plain, canonical: '/', found: false };
  const moved = page.value.named === true && subject.canonical !== plain.canonical;
  return { ...subject, found: true, ...(moved ? { movedTo: subject.canonical } : {}) };
}
