import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * The script of a root package's command, to run with Node: on Windows, node_modules/.bin has shell scripts.
 * @param {string} name the command @param {string} packageName
 */
export function binScript(name, packageName = name) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', packageName, 'package.json'), 'utf8'));
  return at('node_modules', packageName, typeof bin === 'string' ? bin : bin[name]);
}
