import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A caught statement error must not end in a commit that the caller takes for success. PostgreSQL refuses it, and
 * SQLite does the same here.
 */
export const nothingWrittenError = () => new Error('Nothing was written: a statement failed inside this transaction.');

/**
 * The scope of one transaction. There are no ambient transactions: a promise that outlived its transaction would write
 * into another request's, and a confirmed write could be lost. Misuse throws.
 */
export class TransactionScope {
  static readonly #current = new AsyncLocalStorage<TransactionScope>();
  #live = true;
  #broken = false;

  /** Runs `fn` inside this scope; the scope ends when it settles. */
  async run<T>(fn: () => Promise<T>): Promise<T> {
    try {
      const value = await TransactionScope.#current.run(this, fn);
      if (this.#broken) throw nothingWrittenError();
      return value;
    } finally {
      this.#live = false;
    }
  }

  /** Throws after the transaction has ended. Called for every statement of its handle. */
  readonly assertLive = (): void => {
    if (!this.#live)
      throw new Error('This transaction is over: its handle was used after the function given to tx settled.');
  };

  /** Marks a statement as failed: this transaction will not commit, even if the error is caught. */
  readonly markFailed = (): void => {
    this.#broken = true;
  };

  /**
   * Throws inside a running transaction. Work started by it (a timer, a worker) counts as outside after it has ended.
   */
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
