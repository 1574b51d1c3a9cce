import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Fault } from './list.mjs';
import { plantIn } from './plant.mjs';
import { createTree } from './tree.mjs';

let root = '';
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'gyg-tree-')));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      stdio: 'ignore',
    });
  mkdirSync(path.join(root, 'own'));
  mkdirSync(path.join(root, 'node_modules', '@gyg'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules', 'other'));
  writeFileSync(path.join(root, '.gitignore'), 'node_modules/\n');
  writeFileSync(path.join(root, 'own', 'index.js'), 'right');
  writeFileSync(path.join(root, 'node_modules', 'other', 'index.js'), 'other');
  symlinkSync(path.join('..', '..', 'own'), path.join(root, 'node_modules', '@gyg', 'own'), 'junction');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('is a copy of what is committed, with the packages, whose own sources carry the fault', () => {
  writeFileSync(path.join(root, 'own', 'index.js'), 'not committed');
  const { folder, remove } = createTree({ root, commit: 'HEAD' });
  const fault: Pick<Fault, 'file' | 'find' | 'replace' | 'id'> = {
    id: 'x',
    file: 'own/index.js',
    find: 'right',
    replace: 'wrong',
  };
  const takeOut = plantIn(folder, fault);
  expect(read(folder, 'node_modules', '@gyg', 'own', 'index.js')).toBe('wrong');
  expect(read(folder, 'node_modules', 'other', 'index.js')).toBe('other');
  expect(read(root, 'own', 'index.js')).toBe('not committed');
  takeOut();
  expect(read(folder, 'own', 'index.js')).toBe('right');
  remove();
  expect(existsSync(folder)).toBe(false);
  expect(read(root, 'node_modules', 'other', 'index.js')).toBe('other');
  expect(execFileSync('git', ['-C', root, 'worktree', 'list']).toString().trim().split('\n')).toHaveLength(1);
});
