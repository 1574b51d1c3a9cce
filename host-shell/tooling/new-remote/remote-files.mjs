import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../build/files.mjs';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));

/** `food-rescue` is "Food rescue". @param {string} name */
export const titleOf = (name) => {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

/**
 * The files of a new remote by their paths in its folder.
 * @param {string} name
 * @param {{ react: string, platform: string }} versions of the tree
 * @returns {Record<string, string>}
 */
export function remoteFiles(name, { react, platform }) {
  const values = { name, key: name.includes('-') ? `'${name}'` : name, title: titleOf(name), react, platform };
  const fill = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key) => values[key]);
  return Object.fromEntries(
    filesBelow(TEMPLATE).map((file) => [
      file.replaceAll(path.sep, '/').replace(/\.template$/, ''),
      fill(readFileSync(path.join(TEMPLATE, file), 'utf8')),
    ]),
  );
}
