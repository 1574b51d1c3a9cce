import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { lackingNativeParts, nativePartsFor } from './native-parts.mjs';

const readLock = () => JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

it('package-lock.json lists every native part for macOS, Windows and Linux', () => {
  expect(lackingNativeParts(readLock())).toEqual([]);
});

it('package.json allows or denies every install script', () => {
  const { allowScripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const rows: [string, { hasInstallScript?: boolean }][] = Object.entries(readLock().packages);
  const scripted = rows
    .filter(([, row]) => row.hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(scripted.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});

it('reports which part a lock file lacks, and for which platform', () => {
  const lock = readLock();
  for (const place of Object.keys(lock.packages)) {
    if (place.endsWith('@swc/core-darwin-arm64')) delete lock.packages[place];
  }
  expect(lackingNativeParts(lock)).toEqual([
    expect.stringMatching(/@swc\/core wants @swc\/core-darwin-arm64@[\d.]+, which package-lock.json does not name/),
    'node_modules/@swc/core has no native part for darwin-arm64',
  ]);
});

const nested = {
  packages: {
    'node_modules/parser': {
      version: '2.0.0',
      optionalDependencies: { 'parser-darwin': '2.0.0', 'parser-linux': '2.0.0' },
    },
    'node_modules/parser-darwin': { version: '1.0.0', os: ['darwin'] },
    'node_modules/parser-linux': { version: '2.0.0', os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/tool/node_modules/parser': { version: '1.0.0', optionalDependencies: { 'parser-darwin': '1.0.0' } },
  },
};

it('ignores a row of another version', () => {
  expect(lackingNativeParts(nested)).toEqual([
    'node_modules/parser wants parser-darwin@2.0.0, which package-lock.json does not name',
  ]);
});

it('lists the parts of a platform', () => {
  expect(nativePartsFor(nested, { os: 'darwin', cpu: 'arm64' })).toEqual(['parser-darwin@1.0.0']);
  expect(nativePartsFor(nested, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toEqual(['parser-linux@2.0.0']);
  expect(nativePartsFor(nested, { os: 'linux', cpu: 'x64', libc: 'musl' })).toEqual([]);
});
