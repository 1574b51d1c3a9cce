import type { Locale, UserBooking, UserPlace } from '@gyg/contract';
import { byComing, comingTime, type GygDateFields, weeklyMinutes } from '@gyg/contract/gyg-dates';

/** The gyg that the user takes part in next. */
export interface NextBooking {
  readonly gygId: string;
  readonly title: string;
  /** The language of its texts. */
  readonly language: Locale;
  /** The occasion that takes place now or next; of a gyg that does not repeat, the gyg. */
  readonly startDateTime: string;
  readonly endDateTime: string;
  /** When the gyg is, if it repeats. */
  readonly weekly?: GygDateFields;
  readonly address: string;
  readonly hostName: string;
  /** Whether it takes place now. */
  readonly ongoing: boolean;
  /** What the user gives there; empty for a recipient's place. */
  readonly needs: readonly string[];
  /** The organisation that the user represents. */
  readonly orgName: string | null;
  /** Whether the host still has to answer. */
  readonly pending: boolean;
  readonly goal: number;
  readonly picture: string;
}

type Entry = UserBooking | UserPlace;

/** Gyg states of a booking that is still to come. */
const open = ['PUBLISHED', 'ONGOING'];
const taken = ['ACTIVE', 'PENDING'];

/** The next gyg of these bookings and places, with everything that the user gives there. Undefined if there is none. */
export function nextBooking(
  bookings: readonly UserBooking[],
  places: readonly UserPlace[],
  now: Date,
): NextBooking | undefined {
  const entries: readonly Entry[] = [...bookings, ...places];
  const [coming] = entries
    .filter(({ gygState, gygVisible, status }) => gygVisible && open.includes(gygState) && taken.includes(status))
    .map((entry) => ({ entry, ...comingTime({ ...entry, state: entry.gygState }, now) }))
    .toSorted(byComing);
  if (coming === undefined) return undefined;
  const { entry: next, start, end, ongoing } = coming;
  const same = bookings.filter(({ gygId, status }) => gygId === next.gygId && taken.includes(status));
  return {
    gygId: next.gygId,
    title: next.gygTitle,
    language: next.gygLanguage,
    startDateTime: start.toISOString(),
    endDateTime: end.toISOString(),
    ...(weeklyMinutes(next) !== undefined && { weekly: { ...next, state: next.gygState } }),
    address: next.address,
    hostName: next.hostName,
    ongoing,
    needs: same.map(({ needTitle }) => needTitle),
    orgName: same.find(({ orgName }) => orgName !== null)?.orgName ?? null,
    pending: same.length > 0 && same.every(({ status }) => status === 'PENDING'),
    goal: next.sdgGoalId,
    picture: next.gygHero,
  };
}
