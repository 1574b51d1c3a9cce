import { TypedFastBitSet } from 'typedfastbitset';
import type { GygColumns } from './gyg-columns';

type PublishedState = 'PUBLISHED' | 'ONGOING' | 'FINISHED';

/**
 * Which published gygs are upcoming, in progress and past. They follow from the time, so the sets are valid until the
 * next start or end, and are then made again.
 */
export class StateSets {
  readonly #columns: GygColumns;
  readonly #published: TypedFastBitSet;
  #sets = { PUBLISHED: new TypedFastBitSet(), ONGOING: new TypedFastBitSet(), FINISHED: new TypedFastBitSet() };
  /** The times between which the sets are right, in milliseconds; the first is included. */
  #from = Number.POSITIVE_INFINITY;
  #until = Number.NEGATIVE_INFINITY;

  constructor(columns: GygColumns, all: TypedFastBitSet) {
    this.#columns = columns;
    this.#published = all;
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

  /** The state of a gyg may have changed. */
  forget(): void {
    this.#from = Number.POSITIVE_INFINITY;
  }

  #make(time: number): void {
    const { start, end, finished } = this.#columns;
    const sets = { PUBLISHED: new TypedFastBitSet(), ONGOING: new TypedFastBitSet(), FINISHED: new TypedFastBitSet() };
    let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const passes = (change: number) => {
      if (change <= time) from = Math.max(from, change);
      else until = Math.min(until, change);
    };
    this.#published.forEach((seq) => {
      const [startsAt, endsAt] = [start.get(seq), end.get(seq)];
      const state: PublishedState =
        finished.get(seq) !== Number.POSITIVE_INFINITY || endsAt <= time
          ? 'FINISHED'
          : startsAt <= time
            ? 'ONGOING'
            : 'PUBLISHED';
      sets[state].add(seq);
      if (finished.get(seq) !== Number.POSITIVE_INFINITY) return;
      passes(startsAt);
      passes(endsAt);
    });
    this.#sets = sets;
    this.#from = from;
    this.#until = until;
  }
}
