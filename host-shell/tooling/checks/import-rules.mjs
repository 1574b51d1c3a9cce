import path from 'node:path';
import { checkApiFeature } from './api-feature-rules.mjs';
import { LIBRARIES, PLACES } from './import-table.mjs';
import { importsOf } from './imports-of.mjs';
import { checkRemoteFloors } from './remote-floor-rules.mjs';

const SCRIPT = /\.[mc]?[jt]sx?$/;
const TEST = /\.(test|stories)\.[jt]sx?$|\/testing(\/|\.tsx?$)|(^|\/)vitest\./;

const inFolder = (folder) => new RegExp(`^${folder.replaceAll('.', '\\.').replace('*', '[^/]+')}/`);
const places = PLACES.map((place) => ({ ...place, pattern: inFolder(place.folder) }));

/** A file's place in the house, and the folder that its relative imports stay in. */
function placeOf(file) {
  const place = places.find(({ pattern }) => pattern.test(file));
  return place && { ...place, root: place.pattern.exec(file)[0] };
}

const packageOf = (request) => request.split('/').slice(0, 2).join('/');

const SPECIAL = /\/(testing|internal|package\.json)$/;

/** `@gyg/x/*` is every entrance of a package but those for tests and insiders. */
const isEntrance = (request) => (entrance) =>
  entrance.endsWith('/*') ? packageOf(request) === packageOf(entrance) && !SPECIAL.test(request) : entrance === request;

function allowed({ may, inTests = [], alwaysTest = false }, file) {
  if (!alwaysTest && !TEST.test(file)) return may;
  return [...may, ...inTests, ...may.map((entrance) => `${packageOf(entrance)}/testing`)];
}

function checkOurs(place, file, request) {
  if (allowed(place, file).some(isEntrance(request))) return undefined;
  return `imports ${request}; ${place.belongs}`;
}

function checkRelative(place, file, target) {
  const [above, name] = [path.posix.dirname(target), path.posix.basename(target)];
  if (name === 'package.json' && file.startsWith(`${above}/`)) return undefined;
  if (placeOf(`${target}/`)?.root === place.root) return undefined;
  return `reaches into ${target} by a relative path; use that package's entrance if it may, else: ${place.belongs}`;
}

function checkLibrary(file, request) {
  const rule = LIBRARIES.find(
    ({ library, from, unless }) => library.test(request) && from.test(file) && !unless?.test(file),
  );
  return rule && `imports ${request}, which ${rule.message}`;
}

function messagesOf(place, file, { request, type }) {
  if (!request.startsWith('.')) {
    return [request.startsWith('@gyg/') ? checkOurs(place, file, request) : checkLibrary(file, request)];
  }
  const plain = request.replace(/\?.*$/, '');
  const target = path.posix.normalize(`${path.posix.dirname(file)}/${plain}`);
  return [
    checkRelative(place, file, target),
    checkRemoteFloors(file, target),
    type ? undefined : checkApiFeature(file, target),
  ];
}

/**
 * Holds every import of the tree against the table.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkImports(tree) {
  const problems = [];
  for (const file of tree.files.filter((name) => SCRIPT.test(name))) {
    const place = placeOf(file);
    if (place === undefined) continue;
    for (const found of importsOf(file, tree.read(file))) {
      const messages = messagesOf(place, file, found).filter((message) => message !== undefined);
      problems.push(...messages.map((message) => ({ file, line: found.line, message })));
    }
  }
  return problems;
}
