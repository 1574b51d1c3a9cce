/** A storage that lives as long as the page, for browsers that grant none. */
function createPageStorage(): Storage {
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

function openStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = globalThis[name];
    const probe = 'gyg.probe';
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return storage;
  } catch {
    // Site data is blocked or full (private modes): even reading the property may throw.
    return createPageStorage();
  }
}

const opened = new Map<string, Storage>();

/**
 * What the browser keeps for this site: `device` for all tabs and visits, `tab` for this tab over its reloads. Where the
 * browser grants no storage, this page alone remembers; nothing throws.
 */
export function browserStorage(reach: 'device' | 'tab'): Storage {
  let storage = opened.get(reach);
  if (storage === undefined) {
    storage = openStorage(reach === 'device' ? 'localStorage' : 'sessionStorage');
    opened.set(reach, storage);
  }
  return storage;
}

/** An object that was kept as JSON; undefined where nothing was, or where somebody else wrote there. */
export function readKept(reach: 'device' | 'tab', key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const kept: unknown = JSON.parse(browserStorage(reach).getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an object as JSON under a key; undefined forgets it. */
export function keep(reach: 'device' | 'tab', key: string, value: object | undefined): void {
  if (value === undefined) browserStorage(reach).removeItem(key);
  else browserStorage(reach).setItem(key, JSON.stringify(value));
}
