import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Lets one client stand for many: statements that were prepared on it run on the client that was chosen for the call.
 * Transactions have handles of their own, and a statement prepared on one of them could not run on the next.
 */
export class ChosenClient<Client> {
  readonly #chosen = new AsyncLocalStorage<Client>();

  /** The client of the running call. Throws outside `run`. */
  readonly current = (): Client => {
    const client = this.#chosen.getStore();
    if (client === undefined) throw new Error('A prepared statement runs on a handle.');
    return client;
  };

  run<T>(client: Client, act: () => Promise<T>): Promise<T> {
    return this.#chosen.run(client, act);
  }
}
