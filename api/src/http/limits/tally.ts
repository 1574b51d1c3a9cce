/** Counts what is held by each of several holders. Per process. */
export class Tally {
  readonly #most: { each: number; total: number };
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(most: { each: number; total: number }) {
    this.#most = most;
  }

  /** Why no more can be held: the holder has its share, or all together have; undefined if it can. */
  fullness(holder: string, size: number): 'each' | 'total' | undefined {
    if ((this.#held.get(holder) ?? 0) + size > this.#most.each) return 'each';
    return this.#total + size > this.#most.total ? 'total' : undefined;
  }

  /** Holds something; returns a function that frees it. Call that once. */
  hold(holder: string, size: number): () => void {
    this.#add(holder, size);
    return () => this.#add(holder, -size);
  }

  #add(holder: string, size: number): void {
    this.#total += size;
    const held = (this.#held.get(holder) ?? 0) + size;
    if (held === 0) this.#held.delete(holder);
    else this.#held.set(holder, held);
  }
}
