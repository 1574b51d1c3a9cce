/** @typedef {[from: number, to: number]} Range */

/** The custom properties that a style text declares. */
const declarationsIn = (text) =>
  [...text.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]*)(;|(?=\}))/g)].map((match) => ({
    name: match[1],
    value: match[2],
    from: match.index,
    to: match.index + match[0].length,
  }));
const namesIn = (value) => [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);

/** A text without these ranges, which are in order. */
export function without(text, ranges) {
  let rest = text;
  for (const [from, to] of [...ranges].reverse()) rest = rest.slice(0, from) + rest.slice(to);
  return rest;
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
  return declarations.map((list) => list.filter(({ name }) => !read.has(name)).map(({ from, to }) => [from, to]));
}

/** A string of a script, in any quotes. */
const string = /(["'`])(?:(?!\1)[^\\])*\1/.source;

/**
 * The parts of a script to drop: entries of the table of icons whose name no script has elsewhere.
 * @param {string} text
 * @param {readonly string[]} texts all scripts of the build
 * @returns {Range[]}
 */
export function unusedIcons(text, texts) {
  // Paths of icons have no braces.
  const { 0: table, index: start } = text.match(/\{[^{}]*[{,]bell:["'`]M[^{}]*\}/) ?? {};
  if (table === undefined) return [];
  const rest = texts.map((one) => one.replace(table, '')).join();
  return [...table.matchAll(new RegExp(`(?<=[{,])["'\`]?([\\w-]+)["'\`]?:${string.replaceAll('\\1', '\\2')},?`, 'g'))]
    .filter(({ 1: name }) => !new RegExp(`["'\`]${name}["'\`]`).test(rest))
    .map(({ 0: entry, index }) => [start + index, start + index + entry.length]);
}

/**
 * The scripts of one build without the tokens and icons that none of them uses. Each has its own copy of the tables, and
 * uses few of them.
 * @param {readonly string[]} texts
 * @returns {string[]}
 */
export function dropUnused(texts) {
  const slim = unusedProperties(texts).map((ranges, index) => without(texts[index], ranges));
  return slim.map((text) => without(text, unusedIcons(text, slim)));
}
