/** Whether an origin is on the list; an entry's port may be `*` (`http://localhost:*`). */
export function isListed(origin: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    if (!entry.endsWith(':*')) return entry === origin;
    const anyPort = entry.slice(0, -2);
    return origin === anyPort || (origin.startsWith(`${anyPort}:`) && /^\d+$/.test(origin.slice(anyPort.length + 1)));
  });
}

const developerMeta = () => document.querySelector<HTMLMetaElement>('meta[name="gyg-developer"]');

/**
 * Origins that this page may load remotes from instead of the deployed ones; undefined outside developer mode. The server
 * writes them into the page's head for holders of the developer key, and opens the page's policy for them alone.
 */
export function developerOrigins(): readonly string[] | undefined {
  return developerMeta()
    ?.content.split(' ')
    .filter((entry) => entry !== '');
}

/** Whether overrides need no hash: on a demonstration or a development server, never in production. */
export const allowsUnhashed = () => developerMeta()?.dataset.unhashed === 'allowed';

/** Whether this page is in developer mode. */
export const isDeveloper = () => developerOrigins() !== undefined;
