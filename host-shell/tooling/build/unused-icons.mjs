/** @typedef {import('./without.mjs').Range} Range */

const strings = (text) => [...text.matchAll(/(["'`])([\w-]+)\1/g)].map(({ 2: value }) => value);

/**
 * The names of icons in a module: texts on a line with a property or variable called `icon`, or so similar, or `name`, and
 * values of a table called `icons`. Code for elements names icons in no other way.
 */
const namedIn = (source) => [
  ...[...source.matchAll(/\b(?:icon\w*|name)\b["']?\s*[:=](.*)/g)].flatMap(({ 1: rest }) => strings(rest)),
  ...[...source.matchAll(/\b\w*icons[\w$]* = \{([^{}]*)\}/gi)].flatMap(({ 1: table }) =>
    [...table.matchAll(/:\s*(["'`])([\w-]+)\1/g)].map(({ 2: name }) => name),
  ),
];

/**
 * The parts of a script to drop: entries of the table of icons that no module names as an icon.
 * @param {string} text
 * @param {readonly string[]} sources the modules of the build, before they were minified
 * @returns {Range[]}
 */
export function unusedIcons(text, sources) {
  // Paths of icons have no braces.
  const { 0: table, index: start } = text.match(/\{[^{}]*[{,]bell:["'`]M[^{}]*\}/) ?? {};
  if (table === undefined) return [];
  const named = new Set(sources.flatMap(namedIn));
  return [...table.matchAll(/(?<=[{,])["'`]?([\w-]+)["'`]?:(?:(["'`])(?:(?!\2).)*\2|[\w$]+),?/g)]
    .filter(({ 1: name }) => !named.has(name))
    .map(({ 0: entry, index }) => [start + index, start + index + entry.length]);
}
