import type { GygCard } from '@gyg/contract';
import { ApiError } from '@gyg/contract/client';
import { isGone } from '../client';

/** A page of cards, as the platform responded. */
export interface CardPage {
  readonly cards: readonly GygCard[];
  /** How many match in all. */
  readonly total: number;
  /** The name of the whole, of a catalogue. */
  readonly name?: string;
}

/** The state to draw. */
export type Listing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: unknown }
  | (CardPage & {
      readonly status: 'ready';
      /** The number of pages fetched. */
      readonly pages: number;
      /** The state of the next page. */
      readonly next: 'idle' | 'busy' | 'failed';
      /** When it was fetched, in milliseconds; `isOld` if a later attempt failed. */
      readonly at: number;
      readonly isOld: boolean;
      /** Why the last attempt, a refresh or a further page, failed; undefined if it did not. */
      readonly failure: unknown;
    });

/** Fetches a page (from 0). `fresh` asks the server even if a cache has it. */
export type FetchPage = (page: number, fresh: boolean, signal: AbortSignal) => Promise<CardPage>;

/** Removes repeated gygs: if the list grew between requests, a page repeats the last gyg of the page before. */
const once = (cards: readonly GygCard[]): GygCard[] => [...new Map(cards.map((card) => [card.id, card])).values()];

/** The state of one list: its pages and pending requests. */
export class Listed {
  #state: Listing = { status: 'loading' };
  #fetch: FetchPage | undefined;
  #abort = new AbortController();
  readonly #listeners = new Set<() => void>();

  /** Calls back when there is something new to show. Returns a function that ends it. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly read = (): Listing => this.#state;

  /** Fetches a list from its first page. */
  async open(fetchPage: FetchPage): Promise<void> {
    this.#stop();
    this.#fetch = fetchPage;
    this.#show({ status: 'loading' });
    await this.#load(1, false);
  }

  /** Fetches the page after those shown. */
  async more(): Promise<void> {
    const before = this.#state;
    if (before.status !== 'ready' || before.next === 'busy' || !this.#fetch) return;
    this.#show({ ...before, next: 'busy', failure: undefined });
    const { signal } = this.#abort;
    try {
      const page = await this.#fetch(before.pages, false, signal);
      signal.throwIfAborted();
      const cards = once([...before.cards, ...page.cards]);
      this.#show({ ...before, ...page, cards, pages: before.pages + 1, next: 'idle', failure: undefined });
    } catch (failure) {
      if (!signal.aborted) this.#show({ ...before, next: 'failed', failure });
    }
  }

  /**
   * Fetches all shown cards again, past the browser's cache. The current ones stay until then, and if it fails for a
   * moment.
   */
  async refresh(): Promise<void> {
    const state = this.#state;
    this.#stop();
    if (state.status === 'failed') this.#show({ status: 'loading' });
    await this.#load(state.status === 'ready' ? state.pages : 1, true);
  }

  /** Aborts pending requests and forgets what was fetched. */
  close(): void {
    this.#stop();
    this.#fetch = undefined;
    this.#state = { status: 'loading' };
  }

  #stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  async #load(pages: number, fresh: boolean): Promise<void> {
    const { signal } = this.#abort;
    const fetchPage = this.#fetch;
    try {
      if (!fetchPage) throw new ApiError('option.missing');
      const all = await Promise.all([...Array(pages)].map((_, page) => fetchPage(page, fresh, signal)));
      signal.throwIfAborted();
      const cards = once(all.flatMap((page) => page.cards));
      const first = all[0] ?? { total: 0 };
      const now = { next: 'idle', at: Date.now(), isOld: false, failure: undefined } as const;
      this.#show({ status: 'ready', ...first, cards, pages, ...now });
    } catch (failure) {
      if (signal.aborted) return;
      const state = this.#state;
      const stays = state.status === 'ready' && !isGone(failure);
      this.#show(stays ? { ...state, next: 'idle', isOld: true, failure } : { status: 'failed', failure });
    }
  }

  #show(state: Listing): void {
    this.#state = state;
    for (const changed of this.#listeners) changed();
  }
}
