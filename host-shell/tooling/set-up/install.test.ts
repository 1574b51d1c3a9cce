import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { failure, installArguments, isReady, recordReady, setFor } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-set-up-'));
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const addWhole = () => mkdirSync(path.join(root, 'node_modules', 'vitest'));
const ready = () => [isReady(root, 'small'), isReady(root, 'whole')];

it('installs what is missing of the set that a command needs, and again for another lock file', () => {
  expect(ready()).toEqual([false, false]);
  recordReady(root, 'small');
  expect(ready()).toEqual([true, false]);
  addWhole();
  recordReady(root, 'whole');
  expect(ready()).toEqual([true, true]);
  writeFileSync(path.join(root, 'package-lock.json'), '{ "packages": {} }');
  expect(ready()).toEqual([false, false]);
});

it('installs again for another version of Node, and what someone has removed', () => {
  recordReady(root, 'small');
  const stamp = path.join(root, 'node_modules', '.gyg-set-up');
  writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(` ${process.versions.modules} `, ' 0 '));
  expect(ready()).toEqual([false, false]);
  recordReady(root, 'whole');
  expect(ready()).toEqual([true, false]);
});

it('a start leaves out packages for tests, and does not take them away', () => {
  expect(installArguments(setFor(root, undefined))).toContain('--omit=dev');
  expect(installArguments(setFor(root, 'whole'))).toContain('--include=dev');
  addWhole();
  expect(installArguments(setFor(root, undefined))).toContain('--include=dev');
});

it('says what npm says, and that the registry is not reached', () => {
  const words = 'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/zod failed\n';
  expect(failure(words)).toMatch(/^npm error code ENOTFOUND[\s\S]*does not reach npm's registry/);
  expect(failure('npm error code ENOSPC')).toMatch(
    /^npm error code ENOSPC\n\nThe packages were not installed; .*above\.$/,
  );
});

it('every command sets up what it needs', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const small =
    'start build deploy rollback promote status package restore backup grant rebuild-cards rotate-keys'.split(' ');
  const commands = Object.keys(scripts).filter(
    (name) => scripts[`pre${name}`] !== undefined || !name.startsWith('pre'),
  );
  for (const name of commands)
    expect([name, scripts[`pre${name}`]]).toEqual([
      name,
      `node host-shell/tooling/set-up.mjs${small.includes(name) ? '' : ' whole'}`,
    ]);
});
