import { plainSortText } from '@gyg/contract/search-text';
import { TypedFastBitSet } from 'typedfastbitset';
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

/** The sum of a value of each number in a set. */
export function sumOf({ words }: TypedFastBitSet, numberOf: (seq: number) => number): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let bits = words[at] ?? 0; bits !== 0; bits &= bits - 1) {
      sum += numberOf((at << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
  return sum;
}

/** Whether `a` comes before `b`: negative, positive, or 0 only if they are the same. */
export type CompareSeqs = (a: number, b: number) => number;

/** By title; equal ones by their number. */
export function comparingTitles(titleOf: (seq: number) => string): CompareSeqs {
  return (a, b) => {
    const [left, right] = [titleOf(a), titleOf(b)];
    return left < right ? -1 : left > right ? 1 : a - b;
  };
}

/** How many numbers at the beginning of a list fulfil a condition that no later one fulfils. */
export function countFirst(seqs: Int32Array, fulfils: (seq: number) => boolean): number {
  let [low, high] = [0, seqs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fulfils(seqs[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers in an order that is given by values outside. Take a number out before its values change. */
export class SortedSeqs {
  readonly #compare: CompareSeqs;
  #seqs = new Int32Array(0);
  #size = 0;

  constructor(compare: CompareSeqs) {
    this.#compare = compare;
  }

  /** The numbers in their order. Valid until the next change. */
  get seqs(): Int32Array {
    return this.#seqs.subarray(0, this.#size);
  }

  /** Replaces all, as fast as they can be sorted. */
  fill(seqs: readonly number[]): void {
    this.#seqs = Int32Array.from(seqs).sort(this.#compare);
    this.#size = seqs.length;
  }

  insert(seq: number): void {
    if (this.#size === this.#seqs.length) {
      const larger = new Int32Array(Math.max(64, this.#size * 2));
      larger.set(this.#seqs);
      this.#seqs = larger;
    }
    const at = this.#placeOf(seq);
    this.#seqs.copyWithin(at + 1, at, this.#size);
    this.#seqs[at] = seq;
    this.#size += 1;
  }

  remove(seq: number): void {
    const at = this.#placeOf(seq);
    if (at >= this.#size || this.#seqs[at] !== seq) return;
    this.#seqs.copyWithin(at, at + 1, this.#size);
    this.#size -= 1;
  }

  /** The place of the first number that does not come before this one. */
  #placeOf(seq: number): number {
    return countFirst(this.seqs, (other) => this.#compare(other, seq) < 0);
  }
}

type PublishedState = 'PUBLISHED' | 'ONGOING' | 'FINISHED';

const emptySets = () => ({
  PUBLISHED: new TypedFastBitSet(),
  ONGOING: new TypedFastBitSet(),
  FINISHED: new TypedFastBitSet(),
});

/**
 * Which published gygs are upcoming, in progress and past. They follow from the time, so the sets are valid until the
 * next start or end, and are then made again. A gyg that changes meanwhile only changes its own place.
 */
export class StateSets {
  readonly #columns: GygColumns;
  readonly #published: TypedFastBitSet;
  #sets = emptySets();
  /** The time for which the sets were made, and the times between which they are right; the first is included. */
  #madeFor = 0;
  #from = Number.POSITIVE_INFINITY;
  #until = Number.NEGATIVE_INFINITY;

  constructor(columns: GygColumns, published: TypedFastBitSet) {
    this.#columns = columns;
    this.#published = published;
  }

  /** The sets at a time. */
  at(time: number): Readonly<Record<PublishedState, TypedFastBitSet>> {
    if (time < this.#from || time >= this.#until) this.#make(time);
    return this.#sets;
  }

  /** When the next gyg starts or ends, in milliseconds; Infinity if none does. */
  nextChange(time: number): number {
    this.at(time);
    return this.#until;
  }

  /** Any number of gygs may have changed. */
  forget(): void {
    this.#from = Number.POSITIVE_INFINITY;
  }

  /** The times of a gyg, or whether it is published, may have changed. */
  change(seq: number): void {
    for (const set of Object.values(this.#sets)) set.remove(seq);
    if (this.#published.has(seq)) this.#add(seq);
  }

  #make(time: number): void {
    this.#sets = emptySets();
    this.#madeFor = time;
    this.#from = Number.NEGATIVE_INFINITY;
    this.#until = Number.POSITIVE_INFINITY;
    this.#published.forEach((seq) => {
      this.#add(seq);
    });
  }

  #add(seq: number): void {
    const { start, end, finished } = this.#columns;
    const [startsAt, endsAt] = [start.get(seq), end.get(seq)];
    const isFinished = finished.get(seq) !== Number.POSITIVE_INFINITY;
    if (isFinished || endsAt <= this.#madeFor) this.#sets.FINISHED.add(seq);
    else this.#sets[startsAt <= this.#madeFor ? 'ONGOING' : 'PUBLISHED'].add(seq);
    if (isFinished) return;
    for (const change of [startsAt, endsAt]) {
      if (change <= this.#madeFor) this.#from = Math.max(this.#from, change);
      else this.#until = Math.min(this.#until, change);
    }
  }
}
