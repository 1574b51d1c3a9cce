/**
 * Lets one client stand for many: statements that were prepared on it are sent by the client that was chosen for the
 * call. Transactions have handles of their own, and a statement prepared on one of them could not run on the next.
 *
 * The choice holds until the call first waits, and by then the statement has been sent. It is a plain field and not an
 * `AsyncLocalStorage`, which Node 20 copies into every promise that the process makes, for each open database.
 */
export class ChosenClient<Client> {
  #chosen: Client | undefined;

  /** The client of the running call. Throws outside `run`, and after its call has waited. */
  readonly current = (): Client => {
    if (this.#chosen === undefined) throw new Error('A prepared statement runs on a handle.');
    return this.#chosen;
  };

  /** Calls `act`, which sends its statement before it waits. */
  run<T>(client: Client, act: () => Promise<T>): Promise<T> {
    const outer = this.#chosen;
    this.#chosen = client;
    try {
      return act();
    } finally {
      this.#chosen = outer;
    }
  }
}
