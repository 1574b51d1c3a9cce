import { addressOf, type Location, type PagePath, resolveTo, type To } from './location';

/** How the current entry was reached: by going back or on (or by opening the page), or by a navigation. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

interface EntryOptions {
  /** Stored with the entry; a value that can be cloned. */
  readonly state?: unknown;
  /** The address to show in place of the entry's own. */
  readonly mask?: To | undefined;
}

/** The addresses of a page: where it is, and how it goes elsewhere. */
export interface PageHistory {
  readonly action: HistoryAction;
  readonly location: Location;
  push(to: To, options?: EntryOptions): void;
  replace(to: To, options?: EntryOptions): void;
  /** Goes back by a negative number of entries, or on by a positive one. */
  go(by: number): void;
  /** Calls after each change of the entry, until the returned function is called. */
  listen(listener: () => void): () => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A new entry, seen from the current path. */
const entryOf = (to: To, { state = null, mask }: EntryOptions, from: string): Location => ({
  ...resolveTo(to, from),
  state,
  key: newKey(),
  mask: mask === undefined ? undefined : resolveTo(mask, '/'),
});

/** The entry's state in the browser's history. `masked`: the entry's own address, if another one is shown. */
interface Stored {
  readonly usr?: unknown;
  readonly key?: string;
  readonly masked?: PagePath | undefined;
}

const shownPath = (): PagePath => ({ pathname: location.pathname, search: location.search, hash: location.hash });

function currentLocation(): Location {
  const { usr = null, key = 'default', masked }: Stored = history.state ?? {};
  return { ...(masked ?? shownPath()), state: usr, key, mask: masked && shownPath() };
}

/** The addresses of the browser's tab. */
export function createPageHistory(): PageHistory {
  let action: HistoryAction = 'POP';
  const listeners = new Set<() => void>();
  const announce = (how: HistoryAction) => {
    action = how;
    for (const listener of listeners) listener();
  };
  const write = (how: 'PUSH' | 'REPLACE', to: To, options: EntryOptions) => {
    const entry = entryOf(to, options, currentLocation().pathname);
    const { pathname, search, hash, state, key, mask } = entry;
    const stored: Stored = { usr: state, key, masked: mask && { pathname, search, hash } };
    history[how === 'PUSH' ? 'pushState' : 'replaceState'](stored, '', addressOf(mask ?? entry));
    announce(how);
  };
  const onPop = () => announce('POP');
  return {
    get action() {
      return action;
    },
    get location() {
      return currentLocation();
    },
    push: (to, options = {}) => write('PUSH', to, options),
    replace: (to, options = {}) => write('REPLACE', to, options),
    go: (by) => history.go(by),
    listen(listener) {
      if (listeners.size === 0) addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', onPop);
      };
    },
  };
}

/** An entry of a history in memory. */
type MemoryEntry = string | (Partial<PagePath> & { readonly state?: unknown });

/** Addresses in memory: on the server, in tests and stories. The last entry is shown, unless `index` says otherwise. */
export function createMemoryHistory(given: readonly MemoryEntry[], index = given.length - 1): PageHistory {
  const entries = given.map((entry): Location => {
    const state = typeof entry === 'string' ? null : entry.state;
    return { ...entryOf(entry, { state: state ?? null }, '/'), ...(entry === given[0] && { key: 'default' }) };
  });
  let at = index;
  let action: HistoryAction = 'POP';
  const listeners = new Set<() => void>();
  const current = () => entries[at] ?? entryOf('/', {}, '/');
  const move = (how: HistoryAction, to: number) => {
    action = how;
    at = Math.min(Math.max(to, 0), entries.length - 1);
    for (const listener of listeners) listener();
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return current();
    },
    push(to, options = {}) {
      entries.splice(at + 1, entries.length, entryOf(to, options, current().pathname));
      move('PUSH', at + 1);
    },
    replace(to, options = {}) {
      entries[at] = entryOf(to, options, current().pathname);
      move('REPLACE', at);
    },
    go: (by) => move('POP', at + by),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
