import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (root, ...args) => execFileSync('git', ['-C', root, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });

/** Another disk takes no hard links. */
function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Packages as hard links: as good as a copy, in seconds and without room. The links to our own packages lead into the new
 * tree, so that it tests its own sources.
 */
function linkPackages(from, to, { root, folder }) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      const leads = readlinkSync(source);
      symlinkSync(path.isAbsolute(leads) ? leads.replace(root, folder) : leads, target, 'junction');
    } else if (entry.isFile()) linkFile(source, target);
    else if (entry.isDirectory() && entry.name !== '.cache') linkPackages(source, target, { root, folder });
  }
}

/**
 * A throw-away copy of the sources as they are committed, with the installed packages: faults are planted there, never
 * in the folder that you work in.
 * @param {{ root: string, commit: string }} options
 * @returns {{ folder: string, remove(): void }}
 */
export function createTree({ root, commit }) {
  const parent = mkdtempSync(path.join(realpathSync(tmpdir()), 'gyg-faults-'));
  const folder = path.join(parent, 'tree');
  git(root, 'worktree', 'add', '--detach', folder, commit);
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), { root, folder });
  return {
    folder,
    remove() {
      rmSync(parent, { recursive: true, force: true });
      git(root, 'worktree', 'prune');
    },
  };
}
