import { type Gyg, sharePicture } from '@gyg/contract';
import type { PageSubject } from './page-subject';

function eventData(gyg: Gyg, publicUrl: string): object {
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
    organizer: { '@type': 'Organization', name: gyg.orgName, url: `${publicUrl}/go/${gyg.orgFriendlyUrl}` },
    image: new URL(gyg.gygHero, publicUrl).href,
    isAccessibleForFree: true,
  };
}

/** The metadata of a gyg's page; undefined if a guest cannot see the gyg. */
export function aboutGyg(gyg: Gyg | undefined, publicUrl: string): PageSubject | undefined {
  if (gyg === undefined) return undefined;
  return {
    title: `${gyg.title} · Gyg`,
    description: gyg.summary,
    canonical: `/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`,
    image: sharePicture(gyg.gygHero),
    data: eventData(gyg, publicUrl),
    type: 'event',
  };
}
