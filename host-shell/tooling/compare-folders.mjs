/**
 * `node host-shell/tooling/compare-folders.mjs [remote …]`: builds remotes here and in a copy of this tree in another
 * folder; fails if a file differs.
 */
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

/** Creates hard links to installed packages, because copying would take minutes. */
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
    // Another file system: copy.
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

/** Builds the given remotes of this tree into `dist`. */
async function buildHere(dist, wanted) {
  const { compile } = await import('./build/compile.mjs');
  const { createConfig } = await import('./webpack.mjs');
  const remotes = listRemotes(root).filter(({ name }) => wanted.includes(name));
  await compile(remotes.map((remote) => createConfig(remote, { root, dist })));
}

/**
 * Builds a tree and returns its files by path. Does not use `--eval`: the minimizer's workers would run the same code
 * again.
 */
function build(tree, dist, names) {
  const script = path.join(tree, 'host-shell', 'tooling', 'compare-folders.mjs');
  execFileSync(process.execPath, [script, '--into', dist, ...names], { cwd: tree, stdio: 'inherit' });
  return new Map(filesBelow(dist).map((file) => [file, readFileSync(path.join(dist, file))]));
}

function compare(names) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-compare-'));
  try {
    const copy = path.join(folder, 'another', 'place', 'for', 'the', 'tree');
    copyTree(copy);
    const here = build(root, path.join(folder, 'here'), names);
    const there = build(copy, path.join(folder, 'there'), names);
    const all = [...new Set([...here.keys(), ...there.keys()])];
    const different = all.filter((file) => !here.get(file)?.equals(there.get(file) ?? Buffer.alloc(0)));
    if (different.length > 0) process.exitCode = 1;
    say(
      different.length === 0
        ? `${all.length} files are the same in both folders.`
        : red(`Different: ${different.join(', ')}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--into') await buildHere(rest[0], rest.slice(1));
else compare(first === undefined ? listRemotes(root).map(({ name }) => name) : [first, ...rest]);
