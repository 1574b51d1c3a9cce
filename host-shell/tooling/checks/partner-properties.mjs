import { lineAt } from './source-tree.mjs';

const OVERRIDES = 'design-system/tokens/overrides.ts';
/** What partners read. */
const MANUAL = 'widgets/README.md';
const SHEETS = /^(?!widgets\/demo\/).*\.css$/;

/**
 * What partners may set is in one list: sheets offer nothing else, and the manual names all of it.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkPartnerProperties(tree) {
  const listed = tree.files.includes(OVERRIDES) ? (tree.read(OVERRIDES).match(/--gyg-[\w-]+/g) ?? []) : [];
  const manual = tree.files.includes(MANUAL) ? tree.read(MANUAL) : undefined;
  const unnamed = listed
    .filter((name) => manual !== undefined && !manual.includes(`\`${name}\``))
    .map((name) => ({ file: MANUAL, message: `does not name ${name}, which partners may set (${OVERRIDES})` }));
  const unlisted = tree.files
    .filter((file) => SHEETS.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(/var\(\s*(--gyg-[\w-]+)/g)]
        .filter(([, name]) => !listed.includes(name))
        .map(({ 1: name, index }) => ({
          file,
          line: lineAt(text, index),
          message: `offers ${name} to partners; name it in ${OVERRIDES}, with its meaning and what stands without it`,
        }));
    });
  return [...unnamed, ...unlisted];
}
