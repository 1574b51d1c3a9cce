import path from 'node:path';
import { importsOf, reach } from './reach.mjs';

const HOME = 'design-system/shadow/';
const ENTRANCE = `${HOME}index.ts`;
const SHEETS = /^design-system\/shadow\/sheets\/.+\.ts$/;
const COMPONENT = /^design-system\/src\/components\//;
const LIBRARIES = /^(?!react$)[^.]/;
/** Hyphenation patterns for Swedish, loaded when a title has a long word. Without them it is not hyphenated. */
const FETCHED_LATER = new Set(['hyphen/sv']);
/** Its portal is for pages: in a shadow root it renders in place. */
const IN_PLACE = 'design-system/src/behaviour/above-page.tsx';
/** APIs that need a place outside the shadow root, a common parent, or code that is loaded later. */
const CLOSED = /\b(createPortal|createContext|useContext|Suspense)\b|\blazy(?=\()/g;

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The files that each sheet name includes. */
function namedSheets(tree) {
  return new Map(
    tree.files
      .filter((file) => SHEETS.test(file))
      .flatMap((file) => {
        const text = tree.read(file);
        const names = [...text.matchAll(/import (\w+) from '([^']+)\?inline'/g)];
        const imported = new Map(
          names.map(([, name, from]) => [name, path.posix.join(path.posix.dirname(file), from)]),
        );
        const named = [...text.matchAll(/export const (\w+) = \(\): SheetTexts => \[([^\]]*)\]/g)];
        return named.map(([, name, list]) => [
          name,
          { file, sheets: [...list.matchAll(/\w+/g)].map(([sheet]) => imported.get(sheet)) },
        ]);
      }),
  );
}

function closedProblems(tree, file) {
  const text = tree.read(file);
  const libraries = importsOf(tree, file)
    .filter(({ request }) => LIBRARIES.test(request) && !FETCHED_LATER.has(request))
    .map(({ request, line }) => ({ line, what: `imports ${request}` }));
  const closed = [...new Set(text.match(CLOSED))].map((word) => ({ what: `uses ${word}` }));
  return [...libraries, ...closed].map(({ line, what }) => ({
    file,
    ...(line === undefined ? {} : { line }),
    message: `${what} and is reached from ${ENTRANCE}: shadow roots have no library, portal, context or later part`,
  }));
}

function sheetProblems(tree, component, named) {
  const name = camel(path.posix.basename(component, '.tsx'));
  const needed = [...reach(tree, component)].filter((file) => file.endsWith('.css'));
  if (needed.length === 0) return [];
  const { file = HOME, sheets = [] } = named.get(name) ?? {};
  const say = (verb, list) => ({ file, message: `sheets.${name} ${verb} ${list.join(', ')}` });
  const missing = needed.filter((sheet) => !sheets.includes(sheet));
  const idle = sheets.filter((sheet) => !needed.includes(sheet));
  if (missing.length > 0) return [say('lacks', missing)];
  return idle.length > 0 ? [say('does not need', idle)] : [];
}

/**
 * Code for shadow roots imports only React, and each component lists exactly the style sheets that it uses
 * (design-system/shadow-roots.md).
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkElements(tree) {
  if (!tree.files.includes(ENTRANCE)) return [];
  const named = namedSheets(tree);
  const reached = [...reach(tree, ENTRANCE)].filter((file) => /\.tsx?$/.test(file));
  const components = importsOf(tree, ENTRANCE).flatMap(({ to }) => (to && COMPONENT.test(to) ? [to] : []));
  return [
    ...reached.filter((file) => file !== IN_PLACE).flatMap((file) => closedProblems(tree, file)),
    ...components.flatMap((component) => sheetProblems(tree, component, named)),
  ];
}
