import { scoped } from './short-names.mjs';

/** @typedef {import('./without.mjs').Range} Range */

/** One selector or a list of them. Quotes are in brackets only, so that code with a selector in a string is none. */
const selectors = /(?:\[[^\]`]*\]|[\w\s.:#>+~*,&()-])+/.source;
const rules = new RegExp(`(?<=[{};\`])(${selectors})\\{[^{}\`]*\\}`, 'g');
/** Not as in `.class` of a selector, but as a script writes it. */
const isGiven = ({ index, input }) => input[index - 1] !== '.';
const look = /\[data-[\w-]+=["']?([a-z][\w-]*)["']?\]/g;

/**
 * The parts of a script to drop: rules of its style texts for a class that no script has, or for a look that none gives,
 * such as `[data-variant=quiet]`. A look is given by its name as a text of its own.
 * @param {string} text
 * @param {readonly string[]} texts all scripts of the build
 * @returns {Range[]}
 */
export function unusedRules(text, texts) {
  const all = texts.join('\n').replaceAll(look, '');
  const classes = new Set([...all.matchAll(scoped)].filter(isGiven).map(([name]) => name));
  const looks = new Map();
  const hasLook = (name) => {
    if (!looks.has(name)) looks.set(name, new RegExp(`["'\`]${name}["'\`]`).test(all));
    return looks.get(name);
  };
  const isUsed = (selector) =>
    [...selector.matchAll(look)].every(({ 1: name }) => hasLook(name)) &&
    [...selector.matchAll(scoped)].every(([name]) => classes.has(name));
  return [...text.matchAll(rules)].flatMap(({ 0: rule, 1: list, index }) => {
    // A list with another one in it is kept whole. A selector that matches nothing is of the other theme's rules.
    const needed = list.replaceAll(/:not\([^()]*\)/g, '');
    if (list !== ':not(*)' && (/\(.*,|,.*\(/.test(list) || needed.split(',').some(isUsed))) return [];
    return [[index, index + rule.length]];
  });
}
