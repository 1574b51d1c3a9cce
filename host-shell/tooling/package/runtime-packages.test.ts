import { expect, test } from 'vitest';
import { manifestsOf, runtimeRows } from './runtime-packages.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' }, devOptional: true },
    'node_modules/b': { version: '1.0.0', dev: true },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      optionalDependencies: { 'b-linux': '2.0.0', 'b-mac': '2.0.0' },
    },
    'node_modules/b-linux': { version: '2.0.0', optional: true },
    'node_modules/c': {
      version: '3.0.0',
      peerDependencies: { a: '*', d: '*' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/d': { version: '4.0.0' },
  },
};

test('a folder contains what its packages need, and nothing else', () => {
  expect(Object.keys(runtimeRows(lock, ['a']))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b-linux',
  ]);
  expect(Object.keys(runtimeRows(lock, ['c']))).not.toContain('node_modules/d');
  expect(Object.keys(runtimeRows(lock, ['c']))).toContain('node_modules/a/node_modules/b');
});

test('a package that the lock file does not name is reported', () => {
  expect(() => runtimeRows(lock, ['unknown'])).toThrow('package-lock.json does not name unknown. Run: npm install');
});

test('the manifests name exact versions, the commands, and only install scripts of packages in the folder', () => {
  const root = {
    version: '0.1.0',
    license: 'MIT',
    engines: { node: '>=20' },
    allowScripts: { a: true, esbuild: false },
  };
  const { manifest, lock: written } = manifestsOf(runtimeRows(lock, ['a']), {
    names: ['a'],
    commands: ['grant'],
    root,
  });
  expect(manifest).toMatchObject({
    engines: { node: '>=20' },
    scripts: { start: 'node server/main.mjs', grant: 'node server/grant.mjs' },
    dependencies: { a: '1.0.0' },
  });
  expect(manifest.allowScripts).toEqual({ a: true });
  expect(written.packages['node_modules/a']).toEqual({ version: '1.0.0', dependencies: { b: '^2.0.0' } });
});
