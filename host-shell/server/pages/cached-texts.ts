/**
 * Caches texts by key. Each is generated at most once at a time, and again only after `lifetime` milliseconds. The
 * `most` texts that were used last stay. Failures are not cached.
 */
export function createCachedTexts({ lifetime, most }: { lifetime: number; most: number }) {
  const entries = new Map<string, { text: Promise<string | undefined>; until: number }>();
  return (key: string, make: () => Promise<string | undefined>): Promise<string | undefined> => {
    const current = entries.get(key);
    entries.delete(key);
    const isFresh = current !== undefined && Date.now() < current.until;
    // Until it is generated, all callers share this promise.
    const entry = isFresh ? current : { text: make(), until: Number.POSITIVE_INFINITY };
    entries.set(key, entry);
    if (!isFresh) {
      entry.text.then(
        () => {
          entry.until = Date.now() + lifetime;
        },
        () => {
          entry.until = 0;
        },
      );
    }
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
    return entry.text;
  };
}
