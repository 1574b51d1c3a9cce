/** Reads an object stored as JSON; undefined if there is none or the value is not an object. */
export function readJson(storage: Storage, key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an object as JSON under a key; undefined removes it. */
export function writeJson(storage: Storage, key: string, value: object | undefined): void {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(value));
}
