import type { Gyg } from '@gyg/contract';
import { getJson } from '../../core/api';
import { WidgetError } from '../../core/widget-error';
import { addressOf, type GygListQuery } from './gyg-list-request';
import { readGygPage } from './read-gyg-page';

/** The state to render. */
export type Listing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: string }
  | {
      readonly status: 'ready';
      readonly gygs: readonly Gyg[];
      readonly total: number;
      /** The number of pages shown. */
      readonly pages: number;
      /** The state of the next page. */
      readonly next: 'idle' | 'busy' | 'failed';
    };

const loading: Listing = { status: 'loading' };
const codeOf = (cause: unknown): string => (cause instanceof WidgetError ? cause.code : 'network');

/** Removes repeated gygs: if the list grew between requests, a page repeats the last gyg of the page before. */
const withoutRepeats = (gygs: readonly Gyg[]): Gyg[] => [...new Map(gygs.map((gyg) => [gyg.id, gyg])).values()];

/** The state of one list: query, result and pending requests. Rendered by `GygList`; the element can refresh it too. */
export class GygListStore {
  #listing: Listing = loading;
  #query: GygListQuery | undefined;
  #abort = new AbortController();
  #loadedAt = 0;
  readonly #listeners = new Set<() => void>();

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Listing => this.#listing;

  /** Fetches a list from its first page. */
  async open(query: GygListQuery): Promise<void> {
    this.close();
    this.#query = query;
    this.#show(loading);
    await this.#load(1, false, (code) => this.#show({ status: 'failed', code }));
  }

  /** Fetches the page after those shown. */
  async more(): Promise<void> {
    const before = this.#listing;
    if (before.status !== 'ready' || before.next === 'busy' || !this.#query) return;
    this.#show({ ...before, next: 'busy' });
    const { signal } = this.#abort;
    try {
      const page = await this.#page(before.pages, false, signal);
      const gygs = withoutRepeats([...before.gygs, ...page.gygs]);
      this.#show({ status: 'ready', gygs, total: page.total, pages: before.pages + 1, next: 'idle' });
    } catch {
      if (!signal.aborted) this.#show({ ...before, next: 'failed' });
    }
  }

  /** Fetches all shown gygs again, bypassing the browser's cache. The current ones stay until then, and if it fails. */
  async refresh(): Promise<void> {
    if (!this.#query) return;
    const before = this.#listing;
    this.close();
    if (before.status === 'failed') this.#show(loading);
    await this.#load(before.status === 'ready' ? before.pages : 1, true, (code) =>
      this.#show(before.status === 'ready' ? { ...before, next: 'idle' } : { status: 'failed', code }),
    );
  }

  /** Milliseconds since the list was last fetched. */
  age(): number {
    return Date.now() - this.#loadedAt;
  }

  /** Aborts pending requests. */
  close(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  async #load(pages: number, fresh: boolean, failed: (code: string) => void): Promise<void> {
    const { signal } = this.#abort;
    try {
      const answers = await Promise.all(Array.from({ length: pages }, (_, page) => this.#page(page, fresh, signal)));
      const gygs = withoutRepeats(answers.flatMap((answer) => answer.gygs));
      this.#loadedAt = Date.now();
      this.#show({ status: 'ready', gygs, total: answers[0]?.total ?? 0, pages, next: 'idle' });
    } catch (cause) {
      if (!signal.aborted) failed(codeOf(cause));
    }
  }

  async #page(page: number, fresh: boolean, signal: AbortSignal) {
    if (!this.#query?.organization) throw new WidgetError('organization.unnamed');
    const answer = readGygPage(await getJson(addressOf(this.#query, page), { signal, fresh }));
    signal.throwIfAborted();
    return answer;
  }

  #show(listing: Listing): void {
    this.#listing = listing;
    for (const listener of this.#listeners) listener();
  }
}
