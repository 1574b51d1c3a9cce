import path from 'node:path';
import { lineAt } from './source-tree.mjs';

const COMPONENTS = 'design-system/src/components/';
const CODE = /^(?!.*\.(?:test|stories)\.tsx$).*\.tsx$/;
/** What has keyboard focus: a control, what handles actions of a user, and what comes from a library of controls. */
const HELD =
  /<(?:a|button|input|select|textarea|option|details|summary|dialog|iframe|audio|video)\s|<[a-z]+\s(?:[^<>]|=>)*\bon(?!Load|Error|Animation|Transition)[A-Z]\w*=|^import (?!type ).* from '(?:@base-ui\/react|@tiptap\/react|leaflet)/m;
const IMPORT = /^import (?!type ).* from '(\.[^']+)'/gm;
/** Actions that a keyboard cannot do. A native `.click()` may replace keys that a script cannot press (a summary's Enter). */
const BY_HAND = /\.focus\(|\buserEvent\.(?:click|dblClick|tripleClick|hover|pointer|type)\(|\bfireEvent\b/;
const PRESSES = /\.(?:tab|keyboard)\(|\btabTo\(|\bplay\b[^=]*:\s*walk/;
const ENTRY = /^remotes\/[^/]+\/src\/remote-entry\.tsx$/;

/** Components that have keyboard focus, by file: they render a control, or a component that does. */
function heldFiles(tree) {
  const code = tree.files.filter((file) => file.startsWith(COMPONENTS) && CODE.test(file));
  const text = new Map(code.map((file) => [file, tree.read(file).replace(/\/\*[\s\S]*?\*\//g, '')]));
  const held = new Set(code.filter((file) => HELD.test(text.get(file))));
  const reaches = (file) =>
    [...text.get(file).matchAll(IMPORT)].some(([, to]) =>
      held.has(`${path.posix.join(path.posix.dirname(file), to)}.tsx`),
    );
  for (let added = code; added.length > 0; ) {
    added = code.filter((file) => !held.has(file) && /<[A-Za-z]/.test(text.get(file)) && reaches(file));
    for (const file of added) held.add(file);
  }
  return held;
}

function* lacksOf(tree, folder, files, held) {
  const name = path.posix.basename(folder);
  if (!files.includes(`${folder}/${name}.tsx`)) yield `lacks ${name}.tsx: the main file is named as its folder`;
  for (const [end, what] of [
    ['.module.css', 'a style sheet'],
    ['.stories.tsx', 'stories: one for each option and state'],
    ['.test.tsx', 'a test of its behaviour, of props and ref to the root'],
  ])
    if (!files.some((file) => file.endsWith(end))) yield `lacks ${what} (*${end})`;
  if (!files.some((file) => held.has(file))) return;
  const spec = files.find((file) => file.endsWith('/spec.md'));
  if (spec === undefined || !/\bMUST\b/.test(tree.read(spec)))
    yield 'is operated by keyboard: its spec.md states what focus, keys and announcements MUST do';
  const walks = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => tree.read(file).split(/^(?=export const )/m))
    .filter((story) => /^export const Keyboard\b/.test(story));
  if (!walks.some((story) => PRESSES.test(story)))
    yield 'is operated by keyboard but has no story `Keyboard`, whose play presses its keys';
  for (const [action] of walks.map((story) => BY_HAND.exec(story)).filter(Boolean))
    yield `has a story \`Keyboard\` with ${action}…): no keyboard does that; samples/tab-to.ts goes there by Tab`;
}

/** Every component's folder has code, styles, stories and a test; one with keyboard focus a spec and a keyboard story. */
function* componentProblems(tree) {
  const held = heldFiles(tree);
  const own = tree.files.filter((file) => file.startsWith(COMPONENTS));
  for (const folder of new Set(own.map((file) => COMPONENTS + file.slice(COMPONENTS.length).split('/')[0]))) {
    const files = own.filter((file) => file.startsWith(`${folder}/`));
    for (const message of lacksOf(tree, folder, files, held)) yield { file: folder, message };
  }
}

/** Every screen and dialog that a remote loads has stories beside it. */
function* screenProblems(tree) {
  const shown = new Set(tree.files.filter((file) => file.endsWith('.stories.tsx')).map(path.posix.dirname));
  for (const file of tree.files.filter((entry) => ENTRY.test(entry))) {
    const text = tree.read(file);
    for (const { 1: place, index } of text.matchAll(/import\('\.\/(pages\/[^']+)'\)/g))
      if (!shown.has(path.posix.dirname(path.posix.join(path.posix.dirname(file), place))))
        yield {
          file,
          line: lineAt(text, index),
          message: `loads ${place}, which has no stories beside it (decision 0050)`,
        };
  }
}

/**
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export const checkStories = (tree) => [...componentProblems(tree), ...screenProblems(tree)];
