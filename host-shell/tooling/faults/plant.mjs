import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A fault whose place in the code is no longer found. */
export class FaultOutOfDate extends Error {
  name = 'FaultOutOfDate';
}

const every = (find) => new RegExp(find.source, [...new Set(`${find.flags}g`)].join(''));

/** How often a text or pattern occurs in a text. */
export const countMatches = (text, find) =>
  typeof find === 'string' ? text.split(find).length - 1 : [...text.matchAll(every(find))].length;

/**
 * A source text with the fault in it.
 * @param {string} text
 * @param {Pick<import('./list.mjs').Fault, 'id' | 'file' | 'find' | 'replace'>} fault
 * @throws {FaultOutOfDate} unless `find` matches exactly once
 */
export function plant(text, { id, file, find, replace }) {
  const matches = countMatches(text, find);
  if (matches !== 1) {
    throw new FaultOutOfDate(
      `The fault "${id}" looks for ${find} in ${file} and finds it ${matches} times instead of once. Bring its "find" up to date in host-shell/tooling/faults/planted.`,
    );
  }
  return typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace);
}

/**
 * Plants a fault in a tree of files; gives the function that takes it out again.
 * @param {string} folder @param {Pick<import('./list.mjs').Fault, 'id' | 'file' | 'find' | 'replace'>} fault
 * @returns {() => void}
 */
export function plantIn(folder, fault) {
  const file = path.join(folder, fault.file);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, plant(before, fault));
  return () => writeFileSync(file, before);
}
