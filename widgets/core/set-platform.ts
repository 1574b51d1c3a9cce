/**
 * Says which platform the elements of this page belong to, for pages that import them without the loader. Call it before
 * the first element is on the page; the attribute `api` of an element takes precedence. Throws for a text that is no
 * address.
 */
export function setPlatform(address: string): void {
  const { origin } = new URL(address);
  globalThis.__gygWidgets = { origin, early: globalThis.__gygWidgets?.early ?? new Map() };
}
