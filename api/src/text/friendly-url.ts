import { searchText } from './search-text';

const longest = 80;

/** A url-safe name: `Ren Kust Bohuslän` gives `ren-kust-bohuslan`. A name without letters or digits gives `fallback`. */
export function friendlyUrl(name: string, fallback: string): string {
  const safe = searchText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return safe === '' ? fallback : safe;
}

/** Candidates in the order to try them: `name`, `name-2`, `name-3`, … */
export function* friendlyUrls(name: string, fallback: string): Generator<string> {
  const first = friendlyUrl(name, fallback);
  yield first;
  for (let number = 2; ; number += 1) yield `${first}-${number}`;
}
