import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * The script behind a command of a package at the root, to be run by Node: what lies in node_modules/.bin is a shell's on Windows.
 * @param {string} name the command @param {string} packageName
 */
export function binScript(name, packageName = name) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', packageName, 'package.json'), 'utf8'));
  return at('node_modules', packageName, typeof bin === 'string' ? bin : bin[name]);
}
