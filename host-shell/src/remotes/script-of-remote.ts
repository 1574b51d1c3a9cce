import { remoteTable } from './registry';

/** A remote that has not responded after this many milliseconds counts as down. */
export const loadTimeout = 8_000;

/** Removes the query. A retry adds one, so that no cached failure is used. */
const withoutQuery = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
};

const ran = new Set<string>();

/** Whether the script of an entry has run in this page. */
export const hasRun = (entry: string): boolean => ran.has(withoutQuery(entry));

/**
 * The script of a remote's entry with its integrity, under the page's strict policy.
 * @throws if no deployed remote has this entry
 */
export function scriptOf(url: string): HTMLScriptElement {
  const row = Object.values(remoteTable()).find(({ entry }) => withoutQuery(entry) === withoutQuery(url));
  if (row === undefined) throw new Error(`${url} is no entry of a deployed remote`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (row.integrity !== undefined) script.integrity = row.integrity;
  script.addEventListener('load', () => ran.add(withoutQuery(url)));
  return script;
}
