import { parseSync } from 'oxc-parser';
import { lineAt } from './source-tree.mjs';

/**
 * The imports, re-exports and dynamic imports of a file, types included: a type from the wrong place is a dependency
 * too.
 * @param {string} file @param {string} text
 * @returns {{ request: string, type: boolean, line: number }[]} type: whether it does not exist at run time
 */
export function importsOf(file, text) {
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
  return [...first, ...again, ...later].map(({ value, start, type }) => ({
    request: value,
    type,
    line: lineAt(text, start),
  }));
}
