import type { OptionText } from './option';
import { readText } from './read-query';

// Options that say which gygs are meant. Elements with cards leave the reading of them to the API.

/** How many parts of an address follow each kind of page. */
const pages: Readonly<Record<string, number>> = { go: 2, gygs: 1, organizations: 1, catalogs: 2 };

/**
 * The parts of a pasted address, or of a path, that name something: `https://gyg.example/go/Ren-Kust/` is
 * `['ren-kust']`. A text without a slash is its only part.
 */
function partsOf(text: OptionText): string[] {
  const path = readText(text)
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '');
  const [page = '', ...rest] = path.split('/').filter((part) => part !== '');
  return rest.length > 0 && pages[page] ? rest.slice(0, pages[page]) : [page, ...rest];
}

/** An organisation's friendly url or id, also from the address of its page; empty if none is named. */
export const readOrganization = (text: OptionText): string => partsOf(text)[0] ?? '';

/** A gyg's id, or `organisation/gyg` by friendly urls, also from the address of its page; empty if none is named. */
export const readGyg = (text: OptionText): string => partsOf(text).slice(0, 2).join('/');

/** `organisation/catalogue` by friendly urls, also from the catalogue's address; empty if it is not both. */
export function readCatalog(text: OptionText): string {
  const parts = partsOf(text);
  return parts.length === 2 ? parts.join('/') : '';
}

/** Whose gygs: the organisation's, or those of other hosts. */
export const readHost = (text: OptionText): 'self' | 'others' => (readText(text) === 'others' ? 'others' : 'self');

/** `p` upcoming, `o` in progress, `f` past, combined in this order; anything else means all three. */
export const readStates = (text: OptionText): string =>
  ['p', 'o', 'f'].filter((code) => readText(text).includes(code)).join('') || 'pof';

const listed = (text: OptionText): string[] =>
  readText(text)
    .replace(/[#\s]/g, '')
    .split(',')
    .filter((part) => part !== '');

/** Comma-separated tags, `#` and spaces stripped. */
export const readTags = (text: OptionText): readonly string[] => listed(text);

/** Comma-separated numbers of goals, 1 to 17; others are dropped. */
export const readGoals = (text: OptionText): readonly number[] => [
  ...new Set(
    listed(text)
      .filter((goal) => /^(\d|1[0-7])$/.test(goal))
      .map(Number)
      .filter(Boolean),
  ),
];

/** `soonest`: upcoming by start, then in progress, then past; anything else is the latest start first. */
export const readSort = (text: OptionText): 'soonest' | 'latest' =>
  readText(text) === 'soonest' ? 'soonest' : 'latest';
