/** `node host-shell/tooling/compare-folders.mjs [remote …]`: builds remotes here and in a copy of this tree elsewhere; fails where a file differs. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from './build/old-files.mjs';
import { listRemotes } from './build/remotes.mjs';
import { root } from './paths.mjs';
import { red, say } from './terminal.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : listRemotes(root).map(({ name }) => name);

/** Installed packages by hard links: copying them would take minutes. */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else linkFile(source, target);
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another file system.
    copyFileSync(source, target);
  }
}

function copyTree(copy) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  for (const folder of ['node_modules', path.join('host-shell', 'node_modules')])
    linkTree(path.join(root, folder), path.join(copy, folder));
}

/** Files of the newest build by their path, without compressed siblings. */
function build(tree, dist) {
  const script = [
    `const { createConfig } = await import('./host-shell/tooling/webpack.mjs');`,
    `const { compile } = await import('./host-shell/tooling/build/compile.mjs');`,
    `const { listRemotes } = await import('./host-shell/tooling/build/remotes.mjs');`,
    `const remotes = listRemotes(process.cwd()).filter(({ name }) => ${JSON.stringify(names)}.includes(name));`,
    `await compile(remotes.map((remote) => createConfig(remote, { root: process.cwd(), dist: ${JSON.stringify(dist)} })));`,
  ].join('\n');
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: tree, stdio: 'inherit' });
  return new Map(filesBelow(dist).map((file) => [file, readFileSync(path.join(dist, file))]));
}

const folder = mkdtempSync(path.join(tmpdir(), 'gyg-compare-'));
try {
  const copy = path.join(folder, 'another', 'place', 'for', 'the', 'tree');
  copyTree(copy);
  const here = build(root, path.join(folder, 'here'));
  const there = build(copy, path.join(folder, 'there'));
  const all = [...new Set([...here.keys(), ...there.keys()])];
  const different = all.filter(
    (file) => !here.has(file) || !there.has(file) || !here.get(file).equals(there.get(file)),
  );
  say(
    different.length === 0
      ? `${all.length} files are the same in both folders.`
      : red(`Different: ${different.join(', ')}`),
  );
  if (different.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
