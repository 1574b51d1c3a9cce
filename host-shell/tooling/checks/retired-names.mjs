import { retiredNames } from './retired-names-table.mjs';
import { lineAt } from './source-tree.mjs';

const READ = /\.(ts|tsx|mts|mjs|cjs|css|html|md|mdx|json|sql)$/;
/**
 * The table itself, generated files, and values that earlier versions stored. Demo texts are written in natural
 * language.
 */
const EXEMPT = [
  'package-lock.json',
  'host-shell/tooling/checks/retired-names',
  'api/migrations/',
  'api/database/src/migrate-with-data.test.ts',
  'api/database/src/testing/fill-tables.ts',
  'api/demo/src/content/',
];

/**
 * Retired names must not be used in paths, code, comments, texts and docs.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkRetiredNames({ files, read }) {
  return files
    .filter((file) => !EXEMPT.some((start) => file.startsWith(start)))
    .flatMap((file) => [...inPath(file), ...(READ.test(file) ? inText(file, read(file)) : [])]);
}

const sentence = (found, instead) => `“${found}” is retired. Write: ${instead} (host-shell/docs/glossary.md).`;

function inPath(file) {
  return retiredNames.flatMap(({ name, instead }) => {
    const found = name.exec(file);
    return found === null ? [] : [{ file, message: sentence(found[0], instead) }];
  });
}

function inText(file, text) {
  return retiredNames.flatMap(({ name, instead }) =>
    [...text.matchAll(new RegExp(name, `${name.flags}g`))].map((found) => ({
      file,
      line: lineAt(text, found.index),
      message: sentence(found[0], instead),
    })),
  );
}
