import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPart } from '../build/part.mjs';
import { assertFitsShell, sharedVersions } from '../build/shared-versions.mjs';
import { at, root as repository } from '../paths.mjs';
import { filesOfBuild } from './build-files.mjs';
import { folderPlace } from './folder-place.mjs';
import { rowsIn } from './table-text.mjs';

let folder = '';
beforeAll(() => {
  // Below the repository, so that loaders find the installed packages.
  mkdirSync(at('.cache'), { recursive: true });
  folder = mkdtempSync(at('.cache', 'skew-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a small remote in a tree with a version of the platform, and returns its row. */
async function rowBuiltWith(version: string, range: string) {
  const root = path.join(folder, version);
  const files = {
    'design-system/package.json': '{ "version": "0.1.0" }',
    'host-shell/platform/package.json': JSON.stringify({ version }),
    'remotes/tiny/remote.json': JSON.stringify({
      ...{ name: 'tiny', version: '1.0.0', platform: range, basePaths: ['/tiny'], navigation: [] },
    }),
    'remotes/tiny/src/remote-entry.tsx': "import { toast } from '@gyg/platform';\nexport default { toast };",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const dist = await buildPart(root, 'tiny');
  const row = rowsIn(readFileSync(path.join(dist, 'remotes.json'), 'utf8')).tiny;
  if (row === undefined) throw new Error('the build has no row');
  return row;
}

/** An installation whose shell has platform 1.1.0. */
function installation() {
  const versions = { platform: '1.1.0', designSystem: '0.1.0', react: sharedVersions(repository).react };
  mkdirSync(path.join(folder, 'dist', 'shell'), { recursive: true });
  writeFileSync(path.join(folder, 'dist', 'shell', 'versions.json'), JSON.stringify(versions));
  return folderPlace(path.join(folder, 'dist'));
}

test('a remote that was built with the previous minor of the platform is deployed', async () => {
  const row = await rowBuiltWith('1.0.0', '^1.0.0');
  expect(row.platform).toBe('^1.0.0');
  // The manifest of module federation is among the files of the build, so it is deployed and kept with them.
  const keys = filesOfBuild(path.join(folder, '1.0.0/remotes/tiny/dist'), 'tiny', { entry: String(row.entry) });
  expect(keys).toContainEqual(expect.stringMatching(/^remotes\/tiny\/remoteEntry\.\w{10}\.manifest\.json$/));
  await expect(assertFitsShell(installation(), 'tiny', row)).resolves.toBeUndefined();
});

test('a remote that needs the next minor is refused, with what must be deployed first', async () => {
  const row = await rowBuiltWith('1.2.0', '^1.2.0');
  await expect(assertFitsShell(installation(), 'tiny', row)).rejects.toThrow(
    'it needs platform ^1.2.0, and the shell there has 1.1.0. Deploy a shell with platform 1.2.0 there first, or build the remote with 1.1.0.',
  );
});

test('a remote is not built with a version outside its own range', async () => {
  await expect(rowBuiltWith('1.1.0', '^1.2.0')).rejects.toThrow('asks for platform ^1.2.0, but is built with 1.1.0');
});
