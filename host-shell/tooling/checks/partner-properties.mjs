import { lineAt } from './source-tree.mjs';

const OVERRIDES = 'design-system/tokens/overrides.ts';
/** The documentation for partners. */
const MANUAL = 'widgets/README.md';
const SHEETS = /^(?!widgets\/demo\/).*\.css$/;

/**
 * All custom properties for partners must be in one list: style sheets read no others, and the manual documents all of
 * them.
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
