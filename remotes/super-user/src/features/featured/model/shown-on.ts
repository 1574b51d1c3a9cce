import { type AnyPlace, byStart, type Days, type Draft, type GygPlace, placesOf } from './draft';

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The day of a time in Sweden, `2027-06-12`. */
export const swedishDay = (time: Date): string => calendar.format(time);

/** Whether the days of a place include a day. */
export function stateOn({ from, until }: Days, day: string): 'SCHEDULED' | 'LIVE' | 'ENDED' {
  if (until !== null && until < day) return 'ENDED';
  return from !== null && from > day ? 'SCHEDULED' : 'LIVE';
}

/** How many days after `day` another one is. */
export const daysBetween = (day: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(day)) / 86_400_000);

/** Whether a gyg is over before a day begins. */
const isOver = ({ gyg }: GygPlace, day: string) => swedishDay(new Date(gyg.endDateTime)) < day;

/** What the home page shows on a day. */
export function shownOn(draft: Draft, day: string): Draft {
  const isShown = (place: AnyPlace) => place.reason === null && stateOn(place, day) === 'LIVE';
  return {
    organizations: draft.organizations.filter(isShown),
    gygs: byStart(draft.gygs.filter((place) => isShown(place) && !isOver(place, day))).slice(0, placesOf.gygs),
    stories: draft.stories.filter(isShown),
  };
}
