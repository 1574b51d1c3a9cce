/** @typedef {import('./without.mjs').Range} Range */

/** One selector or a list of them. Quotes are in brackets only, so that code with a selector in a string is none. */
const selectors = /(?:\[[^\]`]*\]|[\w\s.:#>+~*,&()-])+/.source;
const rules = new RegExp(`(?<=[{};\`])(${selectors})\\{[^{}\`]*\\}`, 'g');
const look = /\[data-[\w-]+=["']?([a-z][\w-]*)["']?\]/g;

/**
 * The parts of a script to drop: rules of its style texts for a look that no script gives, such as
 * `[data-variant=quiet]`. A look is given by its name as a text of its own.
 * @param {string} text
 * @param {readonly string[]} texts all scripts of the build
 * @returns {Range[]}
 */
export function unusedRules(text, texts) {
  const all = texts.join('\n').replaceAll(look, '');
  const isGiven = (name) => new RegExp(`["'\`]${name}["'\`]`).test(all);
  const known = new Map();
  const isUsed = (selector) =>
    [...selector.matchAll(look)].every(({ 1: name }) => {
      if (!known.has(name)) known.set(name, isGiven(name));
      return known.get(name);
    });
  return [...text.matchAll(rules)].flatMap(({ 0: rule, 1: list, index }) => {
    // A list within `:is()` or `:not()` is kept whole.
    if (/[(]/.test(list) || list.split(',').some(isUsed)) return [];
    return [[index, index + rule.length]];
  });
}
