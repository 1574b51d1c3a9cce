import { TypedFastBitSet } from 'typedfastbitset';
import type { GygColumns } from './gyg-columns';

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
