import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integrityOf } from '../deploy/build-files.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { compile } from './compile.mjs';
import { firstViewConfigs, firstViewOf } from './first-views.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');
const files: Record<string, string> = {
  'design-system/package.json': '{ "version": "0.1.0" }',
  'host-shell/platform/package.json': '{ "version": "1.0.0" }',
  'remotes/tiny/package.json': '{ "name": "tiny", "version": "1.0.0", "type": "module" }',
  'remotes/tiny/src/remote-entry.tsx': `
    import { defineArea } from '@gyg/platform';
    export default defineArea({
      name: 'tiny',
      texts: { en: () => import('./translations/en.json'), sv: () => import('./translations/sv.json') },
      firstTexts: { en: () => import('./translations/first.en.json'), sv: () => import('./translations/first.sv.json') },
      routes: [
        { path: '/tiny', firstTexts: true, firstView: './page', load: () => import('./page').then((m) => m.Page) },
        { path: '/tiny/:part', firstView: './part', load: () => import('./part').then((m) => m.Part) },
        { path: '/other', load: () => import('./other').then((m) => m.Other) },
      ],
    });`,
  'remotes/tiny/src/page.tsx': `
    import { Card } from '@gyg/design-system/tables';
    import s from './page.module.css';
    import sun from './sun.svg';
    export const Page = () => <Card><img className={s.page} src={sun} alt="" /></Card>;`,
  'remotes/tiny/src/part.tsx': 'export const Part = () => <p>A part</p>;',
  'remotes/tiny/src/other.tsx': 'export const Other = () => <p>{window.innerWidth}</p>;',
  'remotes/tiny/src/page.module.css': '@layer area { .page { display: grid } }',
  'remotes/tiny/src/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'remotes/tiny/src/translations/en.json': '{ "title": "Sun", "more": "Moon" }',
  'remotes/tiny/src/translations/sv.json': '{ "title": "Sol", "more": "Måne" }',
  'remotes/tiny/src/translations/first.en.json': '{ "title": "Sun" }',
  'remotes/tiny/src/translations/first.sv.json': '{ "title": "Sol" }',
};
const remote = { name: 'tiny', platform: '^1.0.0' };

let folder = '';
beforeAll(() => {
  // Below the repository, so that loaders find the installed packages.
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(repository, '.cache', 'first-views-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a tree with one small remote, and returns its files and the part of its row about first views. */
async function build(name: string, more: Record<string, string> = {}) {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const dist = path.join(root, 'dist');
  const built = await compile([
    remoteConfig({ root, dist, dev: false, remote }),
    ...firstViewConfigs({ root, dist, remote }),
  ]);
  const output = path.join(dist, 'remotes', 'tiny');
  const imports = built.imports.get(output) ?? new Map<string, { files: string[]; shared: string[] }>();
  const ofRemote = { files: built.files.get(output) ?? [], imports };
  const read = (href: string) => readFileSync(path.join(dist, href));
  return { read, written: ofRemote.files, row: () => firstViewOf({ dist, name: 'tiny', ...ofRemote }) };
}

test('a marked screen has a bundle for the server, and its row names what it loads in the page', async () => {
  const { read, row } = await build('marked');
  const firstView = await row();
  expect(Object.keys(firstView?.screens ?? {})).toEqual(['/tiny', '/tiny/:part']);
  const { files = [], shared = [], texts } = firstView?.screens['/tiny'] ?? {};
  expect(shared).toContain('@gyg/design-system/tables');
  expect(files.map(({ href }) => path.extname(href)).toSorted()).toEqual(['.css', '.js']);
  for (const { href, integrity } of [...files, ...(texts?.sv ?? []), firstView].filter((file) => file !== undefined))
    expect(integrityOf(read(href))).toBe(integrity);
  const textsOf = (pattern: string) => String(read(firstView?.screens[pattern]?.texts?.sv[0]?.href ?? ''));
  expect(textsOf('/tiny')).toMatch(/^(?!.*Måne).*Sol/s);
  expect(textsOf('/tiny/:part')).toMatch(/Måne/);
  const bundle = String(read(firstView?.href ?? ''));
  // Class names and addresses are those of the page.
  const [css] = files.filter(({ href }) => href.endsWith('.css'));
  const [, className = ''] = /\.([\w-]+)\s*\{/.exec(String(read(css?.href ?? ''))) ?? [];
  expect(className).not.toBe('');
  expect(bundle).toContain(className);
  expect(bundle).toMatch(/"?\/remotes\/tiny\/"?/);
  // Shared packages are the shell's.
  expect(bundle).toContain('__gygShared["@gyg/platform"]');
});

test('the same sources produce the same bundle in another folder', async () => {
  const [first, other] = [await build('first'), await build('other')];
  expect(await first.row()).toEqual(await other.row());
});

test('a remote without a mark has no bundle', async () => {
  const entry = files['remotes/tiny/src/remote-entry.tsx']?.replaceAll(/firstView: '.\/\w+', /g, '') ?? '';
  const { written, row } = await build('unmarked', { 'remotes/tiny/src/remote-entry.tsx': entry });
  expect(written.filter((file) => file.startsWith('server'))).toEqual([]);
  expect(await row()).toBeUndefined();
});

test('a mark that names no import of the area fails the build', async () => {
  const entry =
    files['remotes/tiny/src/remote-entry.tsx']?.replace("firstView: './page'", "firstView: './missing'") ?? '';
  const { row } = await build('wrong', { 'remotes/tiny/src/remote-entry.tsx': entry });
  await expect(row()).rejects.toThrow('/tiny is marked with firstView ./missing, which the area does not import');
});
