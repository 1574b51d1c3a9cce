import { AsyncLocalStorage } from 'node:async_hooks';

/** A caught statement error must not end in a commit that the caller takes for done. PostgreSQL cannot, and SQLite does alike. */
export const nothingWrittenError = () => new Error('Nothing was written: a statement failed inside this transaction.');

/**
 * The life of one transaction as its callers see it. Transactions never join an ambient one: a promise that outlived
 * its own would write into another request's, and an acknowledged write could vanish with it. So misuse throws instead.
 */
export class TransactionScope {
  static readonly #current = new AsyncLocalStorage<TransactionScope>();
  #live = true;
  #broken = false;

  /** Runs `fn` inside this scope; the scope is over when it settles. */
  async run<T>(fn: () => Promise<T>): Promise<T> {
    try {
      const value = await TransactionScope.#current.run(this, fn);
      if (this.#broken) throw nothingWrittenError();
      return value;
    } finally {
      this.#live = false;
    }
  }

  /** Throws once the transaction is over. Called for every statement of its handle. */
  readonly assertLive = (): void => {
    if (!this.#live)
      throw new Error('This transaction is over: its handle was used after the function given to tx settled.');
  };

  /** Notes that a statement failed: whatever becomes of its error, this transaction will not commit. */
  readonly markFailed = (): void => {
    this.#broken = true;
  };

  /** Throws inside a running transaction. Work it left behind (a timer, a worker woken up) counts as outside once it is over. */
  static assertOutside(call: 'read' | 'tx'): void {
    const current = TransactionScope.#current.getStore();
    const inside = current ? current.#live : false;
    if (!inside) return;
    throw new Error(
      call === 'read'
        ? 'read inside tx: it would not see the rows of its own transaction. Use the handle given to the function.'
        : 'tx inside tx: transactions do not nest. Pass on the handle given to the function.',
    );
  }
}
