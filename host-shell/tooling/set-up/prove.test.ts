import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled, isProved, recordProved } from './installed.mjs';
import { proveParts } from './prove.mjs';

const machine = { os: 'darwin', cpu: 'arm64', abi: '115', node: '20.20.2' };
/** A package with a part for each platform, which it loads as real packages do. */
const drawing = { name: 'drawing', does: 'pictures', from: '.', code: "require('drawing')" };
/** A package whose install script builds its part. */
const store = { name: 'store', does: 'the database', from: '.', code: "require('store')" };

let root: string;
const write = (place: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  writeFileSync(path.join(root, place), text);
};
const part = (os: string) => ({ version: '1.2.3', os: [os], cpu: ['arm64'] });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-set-up-'));
  write('package.json', JSON.stringify({ allowScripts: { store: true } }));
  lockWith({ 'node_modules/drawing-darwin-arm64': part('darwin'), 'node_modules/drawing-linux-arm64': part('linux') });
  write('node_modules/drawing/package.json', '{}');
  write('node_modules/drawing/index.js', "require('drawing-darwin-arm64')");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lockWith(rows: Record<string, object>) {
  const optionalDependencies = { 'drawing-darwin-arm64': '1.2.3', 'drawing-linux-arm64': '1.2.3' };
  const packages = {
    'node_modules/drawing': { version: '1.2.3', optionalDependencies },
    'node_modules/store': { version: '2.0.0', hasInstallScript: true },
    ...rows,
  };
  write('package-lock.json', JSON.stringify({ packages }));
}

const noRebuild = () => Promise.reject(new Error('nothing here has an install script'));
const prove = (
  row: typeof drawing,
  { on = machine, rebuild = noRebuild as () => Promise<{ ok: boolean; output: string }> } = {},
) => proveParts(root, 'start', { rows: [row], machine: on, rebuild });

it('reports nothing if every part loads', async () => {
  write('node_modules/drawing-darwin-arm64/index.js', '');
  expect(await prove(drawing)).toEqual([]);
});

it('reports a part missing in package-lock.json, and the command that adds it', async () => {
  lockWith({ 'node_modules/drawing-linux-arm64': part('linux') });
  const [problem, ...others] = await prove(drawing);
  expect(problem).toContain('drawing (pictures) does not work on darwin-arm64 with Node 20.20.2: ');
  expect(problem).toContain('package-lock.json does not name drawing-darwin-arm64, its part for darwin-arm64.');
  expect(problem).toContain('npm install --no-save drawing-darwin-arm64@1.2.3');
  expect(problem).toContain("Cannot find module 'drawing-darwin-arm64'");
  expect(others).toEqual([]);
});

it('detects optional packages that npm left out', async () => {
  const [problem] = await prove(drawing);
  expect(problem).toContain('npm left out drawing-darwin-arm64');
  expect(problem).toContain('npm ci --include=optional');
});

it('detects node_modules of another system', async () => {
  write('node_modules/drawing-linux-arm64/package.json', '{}');
  const [problem] = await prove(drawing);
  expect(problem).toContain('it holds drawing-linux-arm64 and not drawing-darwin-arm64');
});

it('reports if no part is published, and that Alpine may be the reason', async () => {
  lockWith({ 'node_modules/drawing-linux-arm64': { ...part('linux'), libc: ['glibc'] } });
  const [problem] = await prove(drawing, { on: { ...machine, os: 'linux', libc: 'musl' } as typeof machine });
  expect(problem).toContain('its makers publish no part for linux-arm64-musl');
  expect(problem).toContain('glibc, such as Debian');
});

it.each([
  [
    'was compiled against a different Node.js version using NODE_MODULE_VERSION 127',
    /another version of Node than 20\.20\.2/,
  ],
  ["/lib/libc.so.6: version `GLIBC_2.38' not found", /C library of this system is older/],
  ['drawing.node: invalid ELF header', /made for another system or C library/],
  ['# Assertion failed: (env) != nullptr', /headers of Node 24\.19 or later/],
  ['spawn EACCES', /does not let the file run/],
  ['out of luck', /it does not load/],
])('explains %s', async (words, cause) => {
  write('node_modules/drawing-darwin-arm64/package.json', '{}');
  write('node_modules/drawing-darwin-arm64/index.js', `throw new Error(${JSON.stringify(words)})`);
  expect(await prove(drawing)).toEqual([expect.stringMatching(cause)]);
});

const blocked = () => {
  write('node_modules/store/package.json', '{}');
  write('node_modules/store/index.js', "require('./made.node.js')");
};

it('runs an install script that npm did not run', async () => {
  blocked();
  const rebuild = async () => {
    write('node_modules/store/made.node.js', '');
    return { ok: true, output: '' };
  };
  expect(await prove(store, { rebuild })).toEqual([]);
});

it.each([
  ['gyp ERR! find Python Python is not set', /there is no Python\.[\s\S]*apt install python3/],
  ['gyp ERR! stack Error: not found: make', /there is no compiler\.[\s\S]*build-essential/],
  [
    'gyp http GET https://nodejs.org/download/release/v20.20.2/node-v20.20.2-headers.tar.gz',
    /headers[\s\S]*npm_config_nodedir/,
  ],
  ['prebuild-install warn install getaddrinfo ENOTFOUND github.com', /could not be fetched[\s\S]*github\.com/],
])('explains a failed rebuild: %s', async (output, expected) => {
  blocked();
  expect(await prove(store, { rebuild: async () => ({ ok: false, output }) })).toEqual([
    expect.stringMatching(expected),
  ]);
});

it('explains what a part says that was rebuilt and still does not work, and not what the rebuild said', async () => {
  blocked();
  const rebuild = async () => {
    write('node_modules/store/made.node.js', "throw new Error('Assertion failed: (env) != nullptr')");
    return { ok: true, output: 'prebuild-install warn install getaddrinfo ENOTFOUND github.com' };
  };
  expect(await prove(store, { rebuild })).toEqual([
    expect.stringMatching(/npm_config_target=24\.18\.1 npm rebuild store/),
  ]);
});

it('for tests, also checks that parts without a proof exist', async () => {
  const problems = await proveParts(root, 'test', { rows: [], machine, rebuild: noRebuild });
  expect(problems).toEqual([expect.stringMatching(/drawing \(node_modules\/drawing\).*\n.*npm ci/)]);
});

it('tests again after another install, for another lock file and for additional needs of tests', () => {
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  expect(isProved(root, 'start')).toBe(false);
  recordProved(root, 'start');
  expect(isInstalled(root)).toBe(true);
  expect([isProved(root, 'start'), isProved(root, 'test')]).toEqual([true, false]);
  recordProved(root, 'test');
  expect([isProved(root, 'start'), isProved(root, 'test')]).toEqual([true, true]);
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/store': { version: '3.0.0' } } }));
  expect(isInstalled(root)).toBe(false);
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(isProved(root, 'start')).toBe(false);
});

it('ignores a stamp of another Node version or system', () => {
  recordProved(root, 'start');
  const stamp = path.join('node_modules', '.gyg-set-up');
  write(stamp, JSON.stringify({ lock: 'x', machine: 'win32-x64 abi-127', proved: ['start'] }));
  expect([isInstalled(root), isProved(root, 'start')]).toEqual([false, false]);
});
