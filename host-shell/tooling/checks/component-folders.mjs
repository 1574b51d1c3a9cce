import path from 'node:path';
import { NEVER_HELD } from './component-table.mjs';
import { importsOf } from './imports-of.mjs';
import { attributesOf, jsxOf } from './jsx-of.mjs';

const ROOT = 'design-system/src/components/';
const CODE = /^(?!.*\.(test|stories)\.tsx$).*\.tsx$/;
const CONTROLS = new Set('button input select textarea option details summary dialog iframe audio video'.split(' '));
const HANDLER = /^on[A-Z]/;
/** Events that no user action causes. */
const BY_ITSELF = /^on(Load|Error|Animation|Transition)/;
const LIBRARY = /^@base-ui\/react|^@tiptap\/react|^leaflet/;

/** The folders of components with their file paths. */
function foldersOf(tree) {
  const folders = new Map();
  for (const file of tree.files.filter((name) => name.startsWith(ROOT))) {
    const [name] = file.slice(ROOT.length).split('/');
    folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  return folders;
}

const isHeld = (element) => {
  const named = attributesOf(element);
  if (CONTROLS.has(element.name)) return true;
  if (element.name === 'a') return true;
  return /^[a-z]/.test(element.name) && named.some(({ name }) => HANDLER.test(name) && !BY_ITSELF.test(name));
};

/** What a file renders: whether it has a control, and the files of the components that it renders. */
function drawnBy(tree, file) {
  const text = tree.read(file);
  const imports = importsOf(file, text).filter(({ type }) => !type);
  const draws = jsxOf(file, text);
  const from = imports.map(({ request }) => `${path.posix.normalize(`${path.posix.dirname(file)}/${request}`)}.tsx`);
  return {
    held: draws.some(isHeld) || imports.some(({ request }) => LIBRARY.test(request)),
    from: draws.length > 0 ? from : [],
  };
}

/** Folders whose components have keyboard focus: they render a control, or a component that does. */
function heldFolders(tree, folders) {
  const code = [...folders].flatMap(([name, files]) =>
    NEVER_HELD.has(name) ? [] : files.filter((one) => CODE.test(one)),
  );
  const drawn = new Map(code.map((file) => [file, drawnBy(tree, file)]));
  const held = new Set(code.filter((file) => drawn.get(file).held));
  for (let before = -1; before !== held.size; ) {
    before = held.size;
    for (const [file, { from }] of drawn) if (from.some((other) => held.has(other))) held.add(file);
  }
  return new Set([...held].map((file) => file.slice(ROOT.length).split('/')[0]));
}

/**
 * Actions that a keyboard cannot do. A native `.click()` may replace keys that a script cannot press (a summary's
 * Enter).
 */
const BY_HAND = /\.focus\(|\buserEvent\.(click|dblClick|tripleClick|hover|pointer|type)\(|\bfireEvent\b/;

/** The source of the stories `Keyboard` in a folder. */
const keyboardStories = (tree, files) =>
  files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => tree.read(file).split(/^(?=export const )/m))
    .filter((story) => /^export const Keyboard\b/.test(story));

function* lacksOf(tree, name, files, held) {
  const some = (end) => files.some((file) => end.test(file));
  if (!files.includes(`${ROOT}${name}/${name}.tsx`)) yield `lacks ${name}.tsx: the main file is named as its folder`;
  if (!some(/\.module\.css$/)) yield 'lacks a style sheet (*.module.css)';
  if (!some(/\.stories\.tsx$/)) yield 'lacks stories: one for each option and state';
  if (!some(/\.test\.tsx?$/)) yield 'lacks a test of its behaviour, of props and ref to the root';
  if (!held) return;
  const spec = files.find((file) => file.endsWith('/spec.md'));
  if (spec === undefined)
    yield 'is operated by keyboard but has no spec.md, which states what focus, keys and announcements MUST do';
  else if (!/\bMUST\b/.test(tree.read(spec))) yield 'has a spec.md without a MUST: say what a test can hold it to';
  const walks = keyboardStories(tree, files);
  if (walks.length === 0) yield 'is operated by keyboard but has no story `Keyboard`, whose play presses its keys';
  for (const story of walks) {
    if (!/\.(tab|keyboard)\(|\btabTo\(|\bplay\b[^=]*:\s*walk/.test(story))
      yield 'has a story `Keyboard` that presses no key';
    const [made] = BY_HAND.exec(story) ?? [];
    if (made)
      yield `has a story \`Keyboard\` with ${made}…): no keyboard does that; samples/tab-to.ts goes there by Tab`;
  }
}

/**
 * A component's folder must be complete: code, styles, stories, test, and for components with keyboard focus a spec and
 * a keyboard story.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkComponentFolders(tree) {
  const folders = foldersOf(tree);
  const held = heldFolders(tree, folders);
  return [...folders].flatMap(([name, files]) =>
    [...lacksOf(tree, name, files, held.has(name))].map((message) => ({ file: `${ROOT}${name}`, message })),
  );
}
