import { gzipSync } from 'node:zlib';
import { BuildError } from './build-error.mjs';

/**
 * The most bytes, gzipped, that a page loads for an element besides the loader: its file and the files that it shares.
 * Pictures are not counted.
 */
const BUDGETS = {
  'gyg.js': 2000,
  'gyg-list': 9000,
  'gyg-card': 9000,
  'gyg-catalog': 9000,
  'gyg-login': 25_000,
  'gyg-signup': 25_000,
  'gyg-verify': 25_000,
  'gyg-password': 25_000,
};

const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/**
 * What a page loads for the loader and for each element, in bytes gzipped.
 * @param {{ loader: string, files: { name: string, code: string, imports: string[] }[] }} built
 * @returns {Record<string, number>}
 */
export function weightsOf({ loader, files }) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const reach = (name, seen = new Set()) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const other of byName.get(name)?.imports ?? []) reach(other, seen);
    return seen;
  };
  const total = (name) => [...reach(name)].reduce((sum, one) => sum + gzipped(byName.get(one)?.code ?? ''), 0);
  const elements = files.filter(({ name }) => /^gyg-[a-z]+\.js$/.test(name));
  return {
    'gyg.js': gzipped(loader),
    ...Object.fromEntries(elements.map(({ name }) => [name.replace(/\.js$/, ''), total(name)])),
  };
}

/**
 * @param {Record<string, number>} weights as `weightsOf` returns them
 * @param {Record<string, number>} budgets
 * @throws {BuildError} if one is too heavy, or has no budget
 */
export function assertLight(weights, budgets = BUDGETS) {
  const wrong = Object.entries(weights).flatMap(([name, bytes]) => {
    const most = budgets[name];
    if (most === undefined) return [`${name} has no budget`];
    return bytes > most ? [`${name} has ${bytes} bytes gzipped, more than ${most}`] : [];
  });
  if (wrong.length > 0)
    throw new BuildError(`Widgets are too heavy (host-shell/tooling/build/widget-weights.mjs): ${wrong.join('; ')}.`);
}
