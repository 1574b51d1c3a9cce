import path from 'node:path';
import { importsOf } from './imports-of.mjs';

const HOME = 'design-system/elements/';
const ENTRANCE = `${HOME}index.ts`;
const SHEETS = /^design-system\/elements\/sheets\/.+\.ts$/;
const COMPONENT = /^design-system\/src\/components\//;
const LIBRARIES = /^(?!react$)[^.]/;
/** Hyphenation patterns for Swedish, loaded when a title has a long word. Without them it is not hyphenated. */
const FETCHED_LATER = new Set(['hyphen/sv']);
/** Its portal is for pages: in a shadow root it renders in place. */
const IN_PLACE = 'design-system/src/behaviour/above-page.tsx';
/** APIs that need a place outside the shadow root, a common parent, or code that is loaded later. */
const CLOSED = /\b(createPortal|createContext|useContext|Suspense)\b|\blazy(?=\()/g;

function resolve(files, file, request) {
  const plain = path.posix.normalize(`${path.posix.dirname(file)}/${request.replace(/\?.*$/, '')}`);
  return [plain, `${plain}.tsx`, `${plain}.ts`].find((place) => files.has(place));
}

const neighbours = (tree, files, file) =>
  importsOf(file, tree.read(file)).map((found) => ({ ...found, to: resolve(files, file, found.request) }));

/** All files that importing `start` loads, in order, including style files. */
function reach(tree, files, start, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  if (!/\.tsx?$/.test(start)) return seen;
  for (const { to, type } of neighbours(tree, files, start)) if (to && !type) reach(tree, files, to, seen);
  return seen;
}

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The files that each sheet name includes. */
function namedSheets(tree, files) {
  return new Map(
    tree.files
      .filter((file) => SHEETS.test(file))
      .flatMap((file) => {
        const text = tree.read(file);
        const imported = new Map(
          [...text.matchAll(/import (\w+) from '([^']+)\?inline'/g)].map(([, name, from]) => [
            name,
            resolve(files, file, from),
          ]),
        );
        const named = [...text.matchAll(/export const (\w+) = \(\): SheetTexts => \[([^\]]*)\]/g)];
        return named.map(([, name, list]) => [
          name,
          { file, sheets: [...list.matchAll(/\w+/g)].map(([one]) => imported.get(one)) },
        ]);
      }),
  );
}

function closedProblems(tree, files, file) {
  const text = tree.read(file);
  const libraries = neighbours(tree, files, file)
    .filter(({ request, type }) => !type && LIBRARIES.test(request) && !FETCHED_LATER.has(request))
    .map(({ request, line }) => ({ line, what: `imports ${request}` }));
  const closed = [...new Set(text.match(CLOSED))].map((word) => ({ what: `uses ${word}` }));
  return [...libraries, ...closed].map(({ line, what }) => ({
    file,
    ...(line === undefined ? {} : { line }),
    message: `${what} and is reached from ${ENTRANCE}: shadow roots have no library, portal, context or later part`,
  }));
}

function sheetProblems(tree, files, component, named) {
  const name = camel(path.posix.basename(component, '.tsx'));
  const needed = [...reach(tree, files, component)].filter((file) => file.endsWith('.css'));
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
 * (design-system/elements/README.md).
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkElements(tree) {
  const files = new Set(tree.files);
  if (!files.has(ENTRANCE)) return [];
  const named = namedSheets(tree, files);
  const reached = [...reach(tree, files, ENTRANCE)].filter((file) => /\.tsx?$/.test(file));
  const components = neighbours(tree, files, ENTRANCE).flatMap(({ to }) => (to && COMPONENT.test(to) ? [to] : []));
  return [
    ...reached.filter((file) => file !== IN_PLACE).flatMap((file) => closedProblems(tree, files, file)),
    ...components.flatMap((component) => sheetProblems(tree, files, component, named)),
  ];
}
