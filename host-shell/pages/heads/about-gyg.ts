import { type Gyg, gygPeriod, gygPlace } from '@gyg/contract';
import type { PageLanguage } from '../page-language';
import { breadcrumbs } from './breadcrumbs';
import { eventData } from './event-data';
import type { PageContext, PageSubject } from './page-subject';
import { cutAtWord } from './plain-words';
import { shareImage } from './share-image';

/** Date and place in words, then the summary. It stays true however long other sites keep it. */
function describe(gyg: Gyg, language: PageLanguage): string {
  const facts = [gygPeriod(gyg, language, 'long'), gygPlace(gyg.address, language)]
    .filter((fact) => fact !== '')
    .join(' · ');
  return cutAtWord(`${facts}. ${gyg.summary}`.trim(), 300);
}

/** The metadata of a gyg's page; undefined if a guest cannot see the gyg, `hidden` if only its link leads there. */
export function aboutGyg(
  gyg: Gyg | undefined,
  { publicUrl, language }: PageContext,
): PageSubject | 'hidden' | undefined {
  if (gyg === undefined) return undefined;
  if (gyg.hidden) return 'hidden';
  const host = `/go/${gyg.orgFriendlyUrl}`;
  const canonical = `${host}/${gyg.friendlyUrl}`;
  return {
    title: `${gyg.title} · Gyg`,
    description: describe(gyg, language),
    canonical,
    image: shareImage(gyg.gygHero, gyg.heroAlt || gyg.title),
    data: [
      eventData(gyg, publicUrl, canonical),
      breadcrumbs(publicUrl, [
        { name: gyg.orgName, path: host },
        { name: gyg.title, path: canonical },
      ]),
    ],
    type: 'event',
  };
}
