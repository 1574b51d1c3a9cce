import { limits } from '@gyg/contract';
import { searchText } from './search-text';

/**
 * A url-safe name: `Ren Kust Bohuslän` gives `ren-kust-bohuslan`. A name without letters or digits gives `fallback`.
 * Paths that contain the text 'undefined' lead nowhere (specification 2.1), so it is parted.
 */
export function friendlyUrl(name: string, fallback: string, longest: number = limits.friendlyUrl): string {
  const safe = searchText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/undefined/g, 'un-defined')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return safe === '' ? fallback : safe;
}

/** Candidates in the order to try them: `name`, `name-2`, `name-3`, … None is longer than a body may give it again. */
export function* friendlyUrls(name: string, fallback: string): Generator<string> {
  yield friendlyUrl(name, fallback);
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    yield friendlyUrl(name, fallback, limits.friendlyUrl - ending.length) + ending;
  }
}
