/** @typedef {[from: number, to: number]} Range */

/**
 * A text without these ranges, which are in order.
 * @param {string} text
 * @param {readonly Range[]} ranges
 */
export function without(text, ranges) {
  let rest = text;
  for (const [from, to] of [...ranges].reverse()) rest = rest.slice(0, from) + rest.slice(to);
  return rest;
}
