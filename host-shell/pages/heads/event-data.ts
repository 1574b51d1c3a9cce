import {
  type Gyg,
  isOnline,
  lastOccasion,
  occasionsOf,
  sharePicture,
  toSwedishTime,
  weeklyMinutes,
} from '@gyg/contract';

const minute = 60_000;

/** A time in ISO 8601 with the offset of Swedish time: `2026-12-05T09:30:00+01:00`. */
function swedishOffsetTime(at: Date): string {
  const local = toSwedishTime(at);
  const offset = Math.round((Date.parse(`${local}Z`) - Math.floor(at.getTime() / minute) * minute) / minute);
  const part = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}:00${sign}${part(Math.floor(Math.abs(offset) / 60))}:${part(Math.abs(offset) % 60)}`;
}

const schema = (name: string) => `https://schema.org/${name}`;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const day = (at: Date) => toSwedishTime(at).slice(0, 10);
const clock = (at: Date) => `${toSwedishTime(at).slice(11)}:00`;

/** The weekly occasions of a gyg; nothing if it does not repeat. */
function schedule(gyg: Gyg): object {
  const minutes = weeklyMinutes(gyg);
  const occasions = occasionsOf(gyg);
  const [first] = occasions;
  if (minutes === undefined || first === undefined) return {};
  const weekday = weekdays[new Date(`${day(first.start)}T12:00:00Z`).getUTCDay()] ?? 'Monday';
  return {
    eventSchedule: {
      '@type': 'Schedule',
      startDate: day(first.start),
      endDate: day(lastOccasion(gyg).start),
      startTime: clock(first.start),
      endTime: clock(first.end),
      duration: `PT${minutes}M`,
      repeatFrequency: 'P1W',
      repeatCount: occasions.length,
      byDay: schema(weekday),
      scheduleTimezone: 'Europe/Stockholm',
    },
  };
}

/** Where it takes place. */
function place(gyg: Gyg, url: string): object {
  if (isOnline(gyg.address)) {
    return {
      eventAttendanceMode: schema('OnlineEventAttendanceMode'),
      location: { '@type': 'VirtualLocation', url },
    };
  }
  const { address, lat, lng } = gyg;
  const geo = lat === null || lng === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } };
  return {
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: address,
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'SE' },
      ...geo,
    },
  };
}

/** A gyg as schema.org data. Times have the offset of Swedish time. */
export function eventData(gyg: Gyg, publicUrl: string, canonical: string): object {
  const url = `${publicUrl}${canonical}`;
  const isOpen = gyg.positionsLeft + gyg.itemsLeft + gyg.beneficiaryPositions > 0;
  const pictures = [...new Set([sharePicture(gyg.gygHero), gyg.gygHero])];
  return {
    '@type': 'Event',
    name: gyg.title,
    description: gyg.summary,
    url,
    inLanguage: gyg.language === 'se' ? 'sv' : gyg.language,
    startDate: swedishOffsetTime(new Date(gyg.startDateTime)),
    endDate: swedishOffsetTime(lastOccasion(gyg).end),
    ...schedule(gyg),
    eventStatus: schema('EventScheduled'),
    ...place(gyg, url),
    organizer: { '@type': 'Organization', name: gyg.orgName, url: `${publicUrl}/go/${gyg.orgFriendlyUrl}` },
    image: pictures.map((picture) => new URL(picture, publicUrl).href),
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'SEK',
      availability: schema(isOpen ? 'InStock' : 'SoldOut'),
      url,
    },
  };
}
