import { plainSortText } from '@gyg/contract/search-text';
import type { GygFacts } from './card-feed.repository';

/** The lowest time: gygs without a start are the first of all. */
const never = Number.NEGATIVE_INFINITY;

/** Numbers for each gyg, by its number. Grows as needed. */
function column(make: (length: number) => Float64Array | Int32Array) {
  let values = make(1_024);
  return {
    get: (seq: number): number => values[seq] ?? 0,
    set(seq: number, value: number): void {
      if (seq >= values.length) {
        const larger = make(Math.max(seq + 1, values.length * 2));
        larger.set(values);
        values = larger;
      }
      values[seq] = value;
    },
  };
}
const numbers = () => column((length) => new Float64Array(length));
const integers = () => column((length) => new Int32Array(length));

/** The values by which a gyg is sorted, as numbers; `over` is when it ends or ended, the earlier of both. */
export const sortValuesOf = ({ startDateTime, endDateTime, finishedAt, lat, titleKey }: GygFacts) => ({
  start: startDateTime?.getTime() ?? never,
  over: Math.min(endDateTime?.getTime() ?? never, finishedAt?.getTime() ?? Number.POSITIVE_INFINITY),
  lat: lat ?? never,
  title: titleKey,
});

/** A title as English lists sort it; the same text where it has no å, ä or ö. */
function plainTitle(title: string): string {
  const plain = plainSortText(title);
  return plain === title ? title : plain;
}

/** What conditions and orders of searches need of each gyg, as plain numbers: about 100 bytes a gyg, and its title. */
export function createGygColumns() {
  const version = numbers();
  const start = numbers();
  const end = numbers();
  const finished = numbers();
  const over = numbers();
  const [lat, lng] = [numbers(), numbers()];
  const positionsLeft = integers();
  const titles: string[] = [];
  const plainTitles: string[] = [];
  return {
    version,
    /** In milliseconds; -Infinity without. */
    start,
    end,
    /** When a host finished it; +Infinity if none has. */
    finished,
    /** When it ends or ended; -Infinity without. */
    over,
    /** -Infinity if unknown. */
    lat,
    /** NaN if unknown. */
    lng,
    positionsLeft,
    /** As Swedish lists sort it. */
    titleOf: (seq: number): string => titles[seq] ?? '',
    plainTitleOf: (seq: number): string => plainTitles[seq] ?? '',
    set(facts: GygFacts): void {
      const { seq } = facts;
      version.set(seq, facts.version);
      const values = sortValuesOf(facts);
      start.set(seq, values.start);
      over.set(seq, values.over);
      end.set(seq, facts.endDateTime?.getTime() ?? never);
      finished.set(seq, facts.finishedAt?.getTime() ?? Number.POSITIVE_INFINITY);
      lat.set(seq, values.lat);
      lng.set(seq, facts.lng ?? Number.NaN);
      positionsLeft.set(seq, facts.positionsLeft);
      titles[seq] = values.title;
      plainTitles[seq] = plainTitle(values.title);
    },
  };
}
export type GygColumns = ReturnType<typeof createGygColumns>;
