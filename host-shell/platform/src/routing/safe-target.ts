/**
 * A destination that came in a query (`target`, `path`), kept only when it is a path of this site.
 * Anything else, such as another origin, a scheme or `//host`, gives undefined.
 */
export function safeTarget(target: string | null | undefined, origin = 'https://here.invalid'): string | undefined {
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined;
  try {
    const url = new URL(target, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
