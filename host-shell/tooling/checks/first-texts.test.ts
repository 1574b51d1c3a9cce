import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../paths.mjs';

/** A screen that is marked with `firstTexts` shows no text that has not been loaded: it would show the text's key. */

const area = 'remotes/public/src';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The screens of the routes that are marked: home's, for guests and for members. */
const marked = ['home-page', 'member-home'].map((page) => `${area}/pages/home/${page}.tsx`);

const groupsOf = (file: string) =>
  Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(read(`${area}/translations/${file}.json`))));

const files = readdirSync(path.join(root, area), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .filter((file) => !file.includes('/translations/') && !file.includes('/testing/'));

/** The files whose code is in the bundle of a page, with what it loads later. */
async function filesOf(page: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [page],
    bundle: true,
    write: false,
    outdir: 'dist',
    metafile: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
}

const using = (groups: readonly string[]) => {
  const key = new RegExp(`['"\`](?:public:)?(?:${groups.join('|')})\\.\\w|keyPrefix: '(?:${groups.join('|')})\\b`);
  return files.filter((file) => key.test(read(file)));
};

test('screens that load only the first texts use no others, nor does anything that they load later', async () => {
  const others = new Set(using(groupsOf('en')));
  const used = async (page: string) => (await filesOf(page)).filter((file) => others.has(file));
  for (const page of marked) expect(await used(page), page).toEqual([]);
  expect(await used(`${area}/pages/search/search-page.tsx`)).not.toEqual([]);
  expect(using(groupsOf('first.en')).length).toBeGreaterThan(20);
});

test('these are the screens that are marked', () => {
  const entry = read(`${area}/remote-entry.tsx`);
  expect(entry.match(/firstTexts: true/g)).toHaveLength(marked.length - 1);
  expect(marked.filter((page) => !files.includes(page))).toEqual([]);
});
