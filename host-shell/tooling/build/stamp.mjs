import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from './commands.mjs';

/** Everything that can change the output: sources, the build tools, and the packages they use. */
const INPUTS = ['api', 'design-system', 'host-shell', 'remotes', 'widgets', 'package.json', 'package-lock.json'];
/** The widgets' change log names their versions. */
const NOT_BUILT = /\.(test|spec|stories)\.[mc]?[jt]sx?$|(?<!CHANGELOG)\.md$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache']);
const SKIPPED_PLACES = new Set(
  ['e2e', 'docs', 'tooling/checks', 'tooling/faults'].map((place) => `host-shell/${place}`),
);

function* inputFiles(root, place) {
  for (const entry of readdirSync(path.join(root, place), { withFileTypes: true })) {
    const next = `${place}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name) && !SKIPPED_PLACES.has(next)) yield* inputFiles(root, next);
    } else if (!NOT_BUILT.test(entry.name)) yield next;
  }
}

/** All files in `root` that are built, relative to it and in a fixed order. @param {string} root @returns {string[]} */
export const inputsOf = (root) =>
  INPUTS.flatMap((input) => (input.includes('.') ? [input] : [...inputFiles(root, input)].sort()));

/** One hash of the contents of everything in `root` that is built, so that a touched file does not cause a build. */
export function sourceStamp(root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputsOf(root)) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const OUTPUTS = [
  'shell/index.html',
  'remotes.json',
  'widgets/gyg.js',
  'server/main.mjs',
  'server/draw-certificate-thread.mjs',
  'server/draw-pictures.mjs',
  'server/packages.json',
  ...COMMANDS.map((command) => `server/${command}.mjs`),
];
export const stampFile = (dist) => path.join(dist, '.stamp');

/** Whether the output of a build from exactly these sources exists. */
export function isBuilt(dist, stamp) {
  if (!existsSync(stampFile(dist)) || readFileSync(stampFile(dist), 'utf8') !== stamp) return false;
  return OUTPUTS.every((file) => existsSync(path.join(dist, file)));
}

export function recordBuilt(dist, stamp) {
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile(dist), stamp);
}
