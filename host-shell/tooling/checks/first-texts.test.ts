import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { importGraph } from '../test/import-graph.mjs';

/** A screen that is marked with `firstTexts` or `detailTexts` shows no text that has not been loaded: it would show the text's key. */

const area = 'remotes/public/src';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The screens of the routes that are marked. Home has two, for guests and for members. */
const first = ['home/home-page', 'home/member-home'];
const detail = ['search/search-page', 'gyg/gyg-page', 'gyg/gyg-link-page', 'story/story-page'].concat(
  'organizations/organizations-page',
);

const groupsOf = (part: string) =>
  [...read(`${area}/translations/en/${part}.ts`).matchAll(/^ {2}(\w+)(?::|,)/gm)].map(([, group]) => group ?? '');

const files = readdirSync(path.join(root, area), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .filter((file) => !file.includes('/translations/') && !file.includes('/testing/'));

const using = (groups: readonly string[]) => {
  const key = new RegExp(`['"\`](?:public:)?(?:${groups.join('|')})\\.\\w|keyPrefix: '(?:${groups.join('|')})\\b`);
  return files.filter((file) => key.test(read(file)));
};

const pagesIn = (reached: ReadonlySet<string>, pages: readonly string[]) =>
  pages.filter((page) => reached.has(`${area}/pages/${page}.tsx`));

test('screens that load only the first texts, or those of details, use no others, nor does anything that they load later', () => {
  const graph = importGraph(root, files, {});
  expect(pagesIn(graph.reaching(using(groupsOf('detail'))), first)).toEqual([]);
  expect(pagesIn(graph.reaching(using(groupsOf('later'))), [...first, ...detail])).toEqual([]);
  expect(using([...groupsOf('first'), ...groupsOf('detail')]).length).toBeGreaterThan(20);
});

test('these are the screens that are marked', () => {
  const entry = read(`${area}/remote-entry.tsx`);
  expect(entry.match(/firstTexts: true/g)).toHaveLength(first.length - 1);
  expect(entry.match(/detailTexts: true/g)).toHaveLength(detail.length);
  const pages = [...first, ...detail].map((page) => path.join(root, area, 'pages', `${page}.tsx`));
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
});
