import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.turbo', 'test-results', 'playwright-report']);
/** The product's data folder at the root. In subfolders the name is allowed. */
const DATA = 'data';

function* walk(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name) && place !== DATA) yield* walk(root, place);
    } else if (entry.isFile()) yield place;
  }
}

/**
 * The files to check. Tests pass other trees.
 * @typedef {{ files: string[], read(file: string): string }} SourceTree paths from the root, with slashes
 * @typedef {{ file: string, line?: number, message: string }} Problem
 * @param {string} root
 * @returns {SourceTree}
 */
export function sourceTree(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  return { files: [...walk(root, '')].sort(), read };
}

/** Creates a tree from texts by path, for tests of the checks. */
export function treeOf(texts) {
  return { files: Object.keys(texts).sort(), read: (file) => texts[file] };
}

/** The line of an offset in a text, from 1. */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;
