import path from 'node:path';
import { lineAt } from './source-tree.mjs';

const TOKENS = /^design-system\/tokens\/.*\.css$/;
const OVERRIDES = 'design-system/tokens/overrides.ts';
/** What partners read. */
const MANUAL = 'widgets/README.md';
/** The demo is a partner's own site with colours of its own. */
const FREE = /^widgets\/demo\/|^design-system\/tokens\//;
/** What @base-ui/react sets on the popups that it places. */
const BORROWED = /^--(available|anchor)-(width|height)$|^--(transform-origin|toast-[a-z-]+)$/;

const declaredIn = (text) => [...text.matchAll(/(?<![\w(-])(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name);
const usedIn = (text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((use) => ({ name: use[1], start: use.index }));

/**
 * Every `var(--x)` of a style sheet is a token, one of the partner's overrides, or declared beside it: in a sheet or by a
 * component of the same folder. A name that nobody declares gives nothing, silently.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkCustomProperties(tree) {
  const overrides = tree.files.includes(OVERRIDES) ? (tree.read(OVERRIDES).match(/--gyg-[\w-]+/g) ?? []) : [];
  const everywhere = new Set([
    ...overrides,
    ...tree.files.filter((file) => TOKENS.test(file)).flatMap((file) => declaredIn(tree.read(file))),
  ]);
  const beside = (file) =>
    new Set(
      tree.files
        .filter((other) => path.posix.dirname(other) === path.posix.dirname(file) && /\.(css|tsx?)$/.test(other))
        .flatMap((other) => declaredIn(tree.read(other))),
    );
  const untold = tree.files.includes(MANUAL)
    ? overrides.filter((name) => !tree.read(MANUAL).includes(`\`${name}\``))
    : [];
  const unknown = tree.files
    .filter((file) => file.endsWith('.css') && !FREE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const near = beside(file);
      return usedIn(text)
        .filter(({ name }) => !everywhere.has(name) && !near.has(name) && !BORROWED.test(name))
        .map(({ name, start }) => ({
          file,
          line: lineAt(text, start),
          message: name.startsWith('--gyg-')
            ? `offers ${name} to partners; name it in ${OVERRIDES}, with its meaning and what stands without it`
            : `asks for ${name}, which is no token (design-system/tokens) and is declared nowhere in this folder`,
        }));
    });
  const missing = untold.map((name) => ({
    file: MANUAL,
    message: `does not tell partners of ${name}, see ${OVERRIDES}`,
  }));
  return [...missing, ...unknown];
}
