/** How often one address is rendered again by itself. A true mistake still ends in the failure. */
const most = 2;

/** Counts how often a boundary renders afresh, because another script has changed the page below it. */
export class FreshRenders {
  #used = 0;

  /** Whether an error is one of the document, and may be tried again. */
  allow(thrown: unknown): boolean {
    if (!(thrown instanceof DOMException) || this.#used >= most) return false;
    this.#used += 1;
    return true;
  }

  /** Another page begins. */
  reset(): void {
    this.#used = 0;
  }
}
