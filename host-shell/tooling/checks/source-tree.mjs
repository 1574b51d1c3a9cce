import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report']);
/** The product's data when it runs from here; deeper down the name is free. */
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
 * The files that the checks look at. A test gives a tree of its own.
 * @typedef {{ files: string[], read(file: string): string }} SourceTree paths from the root, with slashes
 * @typedef {{ file: string, line?: number, message: string }} Problem
 * @param {string} root
 * @returns {SourceTree}
 */
export function sourceTree(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  return { files: [...walk(root, '')].sort(), read };
}

/** A tree of texts by path, for the tests of the checks. */
export function treeOf(texts) {
  return { files: Object.keys(texts).sort(), read: (file) => texts[file] };
}

/** The place of an offset in a text, counted from 1. */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;
