import { parseSync } from 'oxc-parser';
import { lineAt } from './source-tree.mjs';

/**
 * What a file imports, re-exports or imports later, types included: a type from the wrong place is a tie as well.
 * @param {string} file @param {string} text
 * @returns {{ request: string, line: number }[]}
 */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0 && module.staticImports.length === 0) return [];
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest).filter(Boolean),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end));
    return written === null ? [] : { value: written[2], start };
  });
  const first = module.staticImports.map(({ moduleRequest }) => moduleRequest);
  return [...first, ...again, ...later].map(({ value, start }) => ({ request: value, line: lineAt(text, start) }));
}
