import { limits } from '@gyg/contract';
import { searchText } from '@gyg/contract/search-text';

/** The path that opens a page of administrators for one organisation, whatever the reader is doing; without `path` their home. */
export function adminAddress(orgFriendlyUrl: string, path?: string): string {
  const target = path === undefined ? '' : `?${new URLSearchParams({ path })}`;
  return `/switch/admin/${encodeURIComponent(orgFriendlyUrl)}${target}`;
}

/** Whether a text can be a link or picture of a page: empty, a path of this site, or http(s). */
export function isWebAddress(text: string): boolean {
  if (text === '') return true;
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/**
 * A URL-safe name: `Ren Kust Bohuslän` becomes `ren-kust-bohuslan`. Names without letters or digits become `fallback`.
 * 'undefined' is split, because paths that contain it are redirected.
 */
export function friendlyUrl(name: string, fallback: string, longest: number = limits.friendlyUrl): string {
  const safe = searchText(name.replace(/\p{Default_Ignorable_Code_Point}+/gu, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/undefined/g, 'un-defined')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return safe === '' ? fallback : safe;
}

/** The friendly URL that someone means who types or links a name in capital letters or with accents. */
export const meantUrl = (name: string): string => friendlyUrl(name, '', name.length);

/** Candidates in order: `name`, `name-2`, `name-3`, … None is longer than a body may contain. */
export function* friendlyUrls(name: string, fallback: string): Generator<string> {
  yield friendlyUrl(name, fallback);
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    yield friendlyUrl(name, fallback, limits.friendlyUrl - ending.length) + ending;
  }
}
