import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { lineAt } from './source-tree.mjs';

/**
 * The imports, re-exports and dynamic imports of a file that exist at run time.
 * @param {import('./source-tree.mjs').SourceTree} tree @param {string} file
 * @returns {{ request: string, to?: string, line: number }[]} to: the file of the tree, if it is one
 */
export function importsOf(tree, file) {
  const text = tree.read(file);
  const resolve = (request) => {
    if (!request.startsWith('.')) return undefined;
    const plain = path.posix.join(path.posix.dirname(file), request.replace(/\?.*$/, ''));
    return [plain, `${plain}.tsx`, `${plain}.ts`, `${plain}/index.ts`].find((place) => tree.files.includes(place));
  };
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0 && module.staticImports.length === 0) return [];
  const first = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...moduleRequest,
    type: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const again = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({ ...moduleRequest, type: isType })),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end));
    return written === null ? [] : { value: written[2], start, type: false };
  });
  return [...first, ...again, ...later]
    .filter(({ type }) => !type)
    .map(({ value, start }) => ({ request: value, to: resolve(value), line: lineAt(text, start) }));
}

/** All files that importing `start` loads, at once or later, in order, with style sheets. */
export function reach(tree, start, seen = new Set()) {
  if (start === undefined || seen.has(start)) return seen;
  seen.add(start);
  if (/\.tsx?$/.test(start)) for (const { to } of importsOf(tree, start)) reach(tree, to, seen);
  return seen;
}
