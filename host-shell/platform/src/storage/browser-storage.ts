import { withLock } from './with-lock';

/** The browser's storage for this site, shared by its tabs. */
export interface BrowserStorage {
  /** Shared by all tabs and visits. */
  readonly device: Storage;
  /** For this tab; survives reloads. */
  readonly tab: Storage;
  /** Whether the browser keeps a login: `device` is neither blocked nor full, and cookies are not blocked. */
  readonly keepsLogins: boolean;
  /** Calls back when another tab changes `device`. The key is null if the whole storage was cleared. */
  onDeviceChange(listener: (key: string | null) => void, signal?: AbortSignal): void;
  /** Runs `work` in one tab at a time. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** A storage that lasts as long as the page. */
function createMemoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** What a login needs, in characters. */
const charactersForLogin = 8192;

/** The browser's storage; undefined if it does not keep `length` characters. */
function openStorage(name: 'localStorage' | 'sessionStorage', length = 0): Storage | undefined {
  try {
    const storage = globalThis[name];
    const probe = 'gyg.probe';
    storage.setItem(probe, ' '.repeat(length));
    storage.removeItem(probe);
    return storage;
  } catch {
    // Storage is blocked or full (private modes): even reading the property may throw.
    return undefined;
  }
}

/** Creates the browser's storage, opened on first use. If the browser refuses it, values are stored in memory. */
export function createBrowserStorage(): BrowserStorage {
  let device: Storage | undefined;
  let tab: Storage | undefined;
  return {
    get keepsLogins() {
      return navigator.cookieEnabled && openStorage('localStorage', charactersForLogin) !== undefined;
    },
    get device() {
      device ??= openStorage('localStorage') ?? createMemoryStorage();
      return device;
    },
    get tab() {
      tab ??= openStorage('sessionStorage') ?? createMemoryStorage();
      return tab;
    },
    onDeviceChange: (listener, signal) =>
      addEventListener('storage', ({ key }) => listener(key), signal === undefined ? {} : { signal }),
    withLock,
  };
}
