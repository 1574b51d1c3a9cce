import { gzipSync } from 'node:zlib';
import { BuildError } from './build-error.mjs';

/**
 * What a page loads for an element besides the loader, in bytes gzipped: `first` for every visitor, `all` with the parts
 * that are loaded later, such as a form after the log-in, in the language with the longest texts. Pictures are not counted.
 * @typedef {{ first: number, all: number }} Weight
 */

const once = (bytes) => ({ first: bytes, all: bytes });

/** The most that each may weigh. 13 kB of each are Preact with its layer for React, and r2wc. */
const SHOWING = once(22_000);
const LOGIN = once(30_000);
const WITH_FORM = { first: 45_000, all: 55_000 };
const BUDGETS = {
  'gyg.js': once(2000),
  'gyg-list': SHOWING,
  'gyg-card': SHOWING,
  'gyg-catalog': SHOWING,
  'gyg-login': LOGIN,
  'gyg-signup': LOGIN,
  'gyg-verify': LOGIN,
  'gyg-password': LOGIN,
};

/** The file of the patterns for hyphenation, which no page loads: dialogs of elements have short titles. */
const NEVER_LOADED = /^hyphenation\./;

/** The language of a file of texts, of which a page loads one. */
const LANGUAGE = /^([a-z]{2})\./;

const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/**
 * What a page loads for the loader and for each element.
 * @param {{ loader: string, files: { name: string, code: string, imports: string[], dynamicImports?: string[] }[] }} built
 * @returns {Record<string, Weight>}
 */
export function weightsOf({ loader, files }) {
  const byName = new Map(files.map((file) => [file.name, { ...file, bytes: gzipped(file.code) }]));
  const reach = (name, withLater, seen = new Set()) => {
    if (seen.has(name) || NEVER_LOADED.test(name)) return seen;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
    for (const other of [...imports, ...(withLater ? dynamicImports : [])]) reach(other, withLater, seen);
    return seen;
  };
  const total = (names) => {
    const languages = new Map();
    for (const name of names) {
      const language = LANGUAGE.exec(name)?.[1] ?? '';
      languages.set(language, (languages.get(language) ?? 0) + (byName.get(name)?.bytes ?? 0));
    }
    const { '': shared = 0, ...texts } = Object.fromEntries(languages);
    return shared + Math.max(0, ...Object.values(texts));
  };
  const elements = files.filter(({ name }) => /^gyg-[a-z]+\.js$/.test(name));
  return {
    'gyg.js': once(gzipped(loader)),
    ...Object.fromEntries(
      elements.map(({ name }) => [
        name.replace(/\.js$/, ''),
        { first: total(reach(name, false)), all: total(reach(name, true)) },
      ]),
    ),
  };
}

/**
 * @param {Record<string, Weight>} weights as `weightsOf` returns them
 * @param {Record<string, Weight>} budgets
 * @throws {BuildError} if one is too heavy
 */
export function assertLight(weights, budgets = BUDGETS) {
  const wrong = Object.entries(weights).flatMap(([name, { first, all }]) => {
    const most = budgets[name] ?? WITH_FORM;
    if (first > most.first) return [`${name} has ${first} bytes gzipped, more than ${most.first}`];
    return all > most.all ? [`${name} has ${all} bytes gzipped with what it loads later, more than ${most.all}`] : [];
  });
  if (wrong.length > 0)
    throw new BuildError(`Widgets are too heavy (host-shell/tooling/build/widget-weights.mjs): ${wrong.join('; ')}.`);
}
