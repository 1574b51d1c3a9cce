const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What `scopedName` makes. */
export const scoped = /\b_[\da-f]{12}_\b/g;
/** A custom property where it is declared or read. Ours alone: partners set those that begin with `--gyg-`. */
const property = /(?<=[{;])--(?!gyg-)[\w-]+(?=:)|(?<=var\()--(?!gyg-)[\w-]+/g;

/** `a` to `z`, then `aa`, `ba`, … */
const nth = (index) =>
  index < LETTERS.length
    ? (LETTERS[index] ?? '')
    : `${LETTERS[index % LETTERS.length]}${nth(Math.floor(index / LETTERS.length) - 1)}`;

/** Short names for long ones, the shortest for the most frequent. */
function shortened(names, taken) {
  const times = new Map();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const free = (function* () {
    for (let index = 0; ; index += 1) if (!taken.has(nth(index))) yield nth(index);
  })();
  // In the order of the names where they are as frequent: the same sources make the same files.
  const ordered = [...times].sort(([one, often], [other, less]) => less - often || (one < other ? -1 : 1));
  return new Map(ordered.map(([name]) => [name, free.next().value]));
}

/** The name of a class until `shortNames` has seen all of them: `hash` has twelve hexadecimal digits. */
export const scopedName = (hash) => `_${hash}_`;

/**
 * Scripts with short names for the classes and the custom properties of their style texts. They stand in shadow roots,
 * where no other names are. A property that a script names stays as it is.
 * @param {readonly string[]} texts the scripts of one build
 * @returns {string[]}
 */
export function shortNames(texts) {
  const all = texts.join('\n');
  const named = new Set([...all.matchAll(/["'`]--([\w-]+)["'`]/g)].map(({ 1: name }) => name));
  const classes = shortened(all.match(scoped) ?? [], new Set());
  const own = (all.match(property) ?? []).filter((name) => !named.has(name.slice(2)));
  const properties = shortened(own, named);
  return texts.map((text) =>
    text
      .replace(scoped, (name) => classes.get(name))
      .replace(property, (name) => (properties.has(name) ? `--${properties.get(name)}` : name)),
  );
}
