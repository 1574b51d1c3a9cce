/** Whether `a` comes before `b`: negative, positive, or 0 only if they are the same. */
export type CompareSeqs = (a: number, b: number) => number;

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
