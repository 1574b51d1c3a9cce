import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The package of an import: `@tiptap/pm/state` is `@tiptap/pm`. @param {string} request */
export const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** The version of a library that comes with another one, and that declarations name. */
function installedVersion(root, name) {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/**
 * The dependencies of a package that imports these libraries, with the exact versions that this repository has.
 * @param {string} root @param {Iterable<string>} requests
 * @param {Record<string, string>[]} known versions by name, the first ones first
 * @returns {Record<string, string>}
 */
export function dependenciesFor(root, requests, known) {
  const names = [...new Set([...requests].map(packageOf))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const version = known.find((versions) => versions[name])?.[name] ?? installedVersion(root, name);
      if (version === undefined) throw new Error(`${name} is imported, but it is not installed`);
      return [name, version];
    }),
  );
}
