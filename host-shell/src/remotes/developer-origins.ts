/** Whether an origin is on the list. The port of an entry may be `*` (`http://localhost:*`). */
export function isListed(origin: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    if (!entry.endsWith(':*')) return entry === origin;
    const anyPort = entry.slice(0, -2);
    return origin === anyPort || (origin.startsWith(`${anyPort}:`) && /^\d+$/.test(origin.slice(anyPort.length + 1)));
  });
}

/** None on the server: it renders nothing for developers. */
const developerMeta = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="gyg-developer"]');

/**
 * The origins from which this page may load overridden remotes; undefined outside developer mode. The server writes
 * them into the page's head for holders of the developer key only, and opens the page's policy for them.
 */
export function developerOrigins(): readonly string[] | undefined {
  return developerMeta()
    ?.content.split(' ')
    .filter((entry) => entry !== '');
}

/** Whether overrides need no hash: on a demo or development server, never in production. */
export const allowsUnhashed = () => developerMeta()?.dataset.unhashed === 'allowed';

/** Whether this page is in developer mode. */
export const isDeveloper = () => developerOrigins() !== undefined;
