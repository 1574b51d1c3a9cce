import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, two folders above this one. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root. */
export const at = (...parts) => path.join(root, ...parts);

/**
 * The script of a root package's command, to run with Node: on Windows, node_modules/.bin has shell scripts.
 * @param {string} name the command @param {string} packageName
 */
export function binScript(name, packageName = name) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', packageName, 'package.json'), 'utf8'));
  return at('node_modules', packageName, typeof bin === 'string' ? bin : bin[name]);
}
