/** Whether an origin is on the list; an entry's port may be `*` (`http://localhost:*`). */
export function isListed(origin: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    if (!entry.endsWith(':*')) return entry === origin;
    const anyPort = entry.slice(0, -2);
    return origin === anyPort || (origin.startsWith(`${anyPort}:`) && /^\d+$/.test(origin.slice(anyPort.length + 1)));
  });
}

/**
 * Origins that this page may load remotes from instead of the deployed ones; undefined for everybody but developers. The
 * server says so in the page's head, to whoever holds the developer key, and opens the page's policy for them alone.
 */
export function developerOrigins(): readonly string[] | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="gyg-developer"]')?.content;
  return content?.split(' ').filter((entry) => entry !== '');
}

/** Whether this page is a developer's. */
export const isDeveloper = () => developerOrigins() !== undefined;
