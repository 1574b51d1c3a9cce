/**
 * Functions of the language that old libraries replace on the pages that have them (Prototype, MooTools, datejs), as they
 * should be. The build puts them in place of the page's in every file of the elements, also where Preact or the contract
 * use them (host-shell/tooling/build/widgets.mjs). They use nothing that such libraries replace.
 */

const { stringify } = JSON;

const isIterable = (items: Iterable<unknown> | ArrayLike<unknown>): items is Iterable<unknown> =>
  Symbol.iterator in Object(items);

/** As `Array.from`. */
export function arrayFrom(
  items: Iterable<unknown> | ArrayLike<unknown>,
  make?: (item: unknown, index: number) => unknown,
) {
  const all = isIterable(items) ? [...items] : [...Array(items.length)].map((_, index) => items[index]);
  return make ? all.map((item, index) => make(item, index)) : all;
}

/**
 * As `JSON.stringify` for objects, lists, texts, numbers, booleans and null, whatever `toJSON` the page has given to all
 * lists and objects.
 */
export function toJson(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? 'null').join()}]`;
  if (typeof value !== 'object' || value === null) return stringify(value);
  const members = Object.entries(value).map(([name, member]) => [stringify(name), toJson(member)]);
  return `{${members.flatMap(([name, text]) => (text === undefined ? [] : `${name}:${text}`)).join()}}`;
}

/** As `Date.now`. */
export function timeNow(): number {
  const now = new Date();
  return now.getTime();
}

/** As `Date.parse`. */
export const timeOf = (text: string): number => new Date(text).getTime();
