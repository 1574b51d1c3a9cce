import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { tryParts } from './native-parts.mjs';

const readJson = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));

type Row = { version: string; hasInstallScript?: boolean; optionalDependencies?: Record<string, string> };
const rows: [string, Row][] = Object.entries(readJson('package-lock.json').packages);

it('package-lock.json names every optional part, so that each system gets its own', () => {
  const versions = new Set(rows.map(([place, row]) => `${place.replace(/^.*node_modules\//, '')}@${row.version}`));
  const wanted = rows.flatMap(([, row]) =>
    Object.entries(row.optionalDependencies ?? {}).map((part) => part.join('@')),
  );
  const exact = wanted.filter((part) => /@\d+\.\d+\.\d+(-[\w.]+)?$/.test(part));
  expect(exact.length).toBeGreaterThan(50);
  expect(exact.filter((part) => !versions.has(part))).toEqual([]);
});

it('package.json allows or denies every install script', () => {
  const { allowScripts } = readJson('package.json');
  const scripted = rows
    .filter(([, row]) => row.hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(scripted.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});

let root: string;
const write = (text: string) => writeFileSync(path.join(root, 'node_modules', 'store', 'index.js'), text);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-native-parts-'));
  mkdirSync(path.join(root, 'node_modules', 'store'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const part = { name: 'store', from: '.', code: "require('store')" };
const noRebuild = () => Promise.reject(new Error('nothing here is compiled'));

it('a part that works is no problem, and one that does not says why and what to do', async () => {
  write('');
  expect(await tryParts(root, [part], noRebuild)).toBeUndefined();
  write("throw new Error('invalid ELF header')");
  expect(await tryParts(root, [part], noRebuild)).toMatch(
    /^store does not work on .* with Node .*: Error: invalid ELF header\nDelete node_modules/,
  );
});

it('a part that is compiled is made again, for instance for another version of Node', async () => {
  write("throw new Error('NODE_MODULE_VERSION 127')");
  const rebuild = async () => {
    write('');
    return { ok: true, output: '' };
  };
  expect(await tryParts(root, [{ ...part, isCompiled: true }], rebuild)).toBeUndefined();
});

it('what cannot be compiled says what npm said, and what a compilation needs', async () => {
  write("throw new Error('Could not locate the bindings file')");
  const rebuild = async () => ({ ok: false, output: 'gyp ERR! find Python' });
  expect(await tryParts(root, [{ ...part, isCompiled: true }], rebuild)).toMatch(
    /^gyp ERR! find Python\nstore does not work .*bindings file\n.*Python, make, a C\+\+ compiler/,
  );
});

it('a part that was compiled with broken headers says which ones work', async () => {
  write("throw new Error('Assertion failed: (env) != nullptr')");
  const rebuild = async () => ({ ok: true, output: '' });
  expect(await tryParts(root, [{ ...part, isCompiled: true }], rebuild)).toContain('npm_config_target=24.18.1');
});
