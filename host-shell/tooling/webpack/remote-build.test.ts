import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../build/compile.mjs';
import { remoteConfig } from './remote.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');
const files: Record<string, string> = {
  'design-system/package.json': '{ "version": "0.1.0" }',
  'host-shell/platform/package.json': '{ "version": "1.0.0" }',
  'remotes/tiny/package.json': '{ "name": "tiny", "version": "1.0.0", "type": "module" }',
  'remotes/tiny/src/remote-entry.tsx':
    "import { toast } from '@gyg/platform';\nexport default { toast, load: () => import('./page') };",
  'remotes/tiny/src/page.tsx':
    "import s from './page.module.css';\nexport const Page = () => <p className={s.page}>A page</p>;",
  'remotes/tiny/src/page.module.css': '@layer area { .page { display: grid } }',
};

let folder = '';
beforeAll(() => {
  // Below the repository, so that loaders find the installed packages.
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(repository, '.cache', 'remote-build-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a tree with one small remote. */
function plant(name: string, more: Record<string, string> = {}) {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
async function build(root: string) {
  const dist = path.join(root, 'dist');
  await compile([remoteConfig({ root, dist, dev: false, remote: { name: 'tiny', platform: '^1.0.0' } })]);
  const output = path.join(dist, 'remotes', 'tiny');
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|map)$/.test(file))
    .map((file) => `${file} ${readFileSync(path.join(output, file), 'utf8')}`)
    .toSorted();
}

test('the same sources produce the same files in another folder', async () => {
  const first = await build(plant('first'));
  const second = await build(plant('another'));
  expect(first.length).toBeGreaterThan(2);
  expect(second).toEqual(first);
});

/** The files of a built tree, with the hash of each. */
function filesOf(root: string) {
  const output = path.join(root, 'dist', 'remotes', 'tiny');
  const bytes = (file: string) => readFileSync(path.join(output, file));
  const hash = (file: string) => createHash('sha256').update(bytes(file));
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({
      file,
      text: String(bytes(file)),
      hex: hash(file).digest('hex'),
      base64: hash(file).digest('base64'),
    }));
  const entry = files.find(({ file }) => file.startsWith('remoteEntry.'));
  if (entry === undefined) throw new Error('There is no entry');
  return { entry, loaded: files.filter((file) => file !== entry) };
}

test('the entry has the hashes of all scripts and styles that it loads, and its name is that of its contents', async () => {
  const root = plant('hashed');
  await build(root);
  const { entry, loaded } = filesOf(root);
  expect(loaded.length).toBeGreaterThan(2);
  for (const { file, base64 } of loaded)
    expect(entry.text.replaceAll('\\', '')).toContain(`"${file}":"sha256-${base64}"`);
  expect(entry.file).toContain(entry.hex.slice(0, 10));
});

test('a remote with a rule for the whole page does not build, and the message has file and selector', async () => {
  const root = plant('reaching', { 'remotes/tiny/src/page.module.css': '@layer area { * { display: none } }' });
  const printed: string[] = [];
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array) => printed.push(String(text)) > 0;
  try {
    await expect(build(root)).rejects.toThrow('The build failed.');
  } finally {
    process.stdout.write = write;
  }
  expect(printed.join('')).toContain(
    'remotes/tiny/src/page.module.css: the selector "*" reaches outside the remote "tiny".',
  );
});
