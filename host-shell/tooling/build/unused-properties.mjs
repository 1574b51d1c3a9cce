import { without } from './without.mjs';

/** @typedef {import('./without.mjs').Range} Range */

/** The custom properties that a style text declares. */
const declarationsIn = (text) =>
  [...text.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]*)(;|(?=\}))/g)].map((match) => ({
    name: match[1],
    value: match[2],
    from: match.index,
    to: match.index + match[0].length,
  }));
const namesIn = (value) => [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);

/** Ranges that touch, as one; with the whole rule where nothing is left of it. */
function joined(text, ranges) {
  const whole = [];
  for (const [from, to] of ranges) {
    const last = whole.at(-1);
    if (last?.[1] === from) last[1] = to;
    else whole.push([from, to]);
  }
  return whole.map(([from, to]) => {
    if (text[from - 1] !== '{' || text[to] !== '}') return [from, to];
    const [selector = ''] = /[^{};`]*\{$/.exec(text.slice(0, from)) ?? [];
    return [from - selector.length, to + 1];
  });
}

/**
 * The parts of each script to drop: declarations of custom properties in its style texts that no script reads. A property
 * that only unread ones read is unread too.
 * @param {readonly string[]} texts the scripts of one build, which use each other's properties
 * @returns {Range[][]}
 */
export function unusedProperties(texts) {
  const declarations = texts.map(declarationsIn);
  const rests = texts.map((text, index) =>
    without(
      text,
      declarations[index].map(({ from, to }) => [from, to]),
    ),
  );
  const read = new Set(rests.flatMap(namesIn));
  for (let size = -1; size !== read.size; ) {
    size = read.size;
    for (const { name, value } of declarations.flat())
      if (read.has(name)) for (const used of namesIn(value)) read.add(used);
  }
  return declarations.map((list, index) =>
    joined(
      texts[index],
      list.filter(({ name }) => !read.has(name)).map(({ from, to }) => [from, to]),
    ),
  );
}
