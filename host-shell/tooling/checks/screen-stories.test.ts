import { expect, it } from 'vitest';
import { checkScreenStories } from './screen-stories.mjs';
import { treeOf } from './source-tree.mjs';

const entry = "routes: [\n  { path: '/x', load: () => import('./pages/x/x-page').then((m) => m.XPage) },\n]";

it('requires stories beside every screen that a remote loads', () => {
  const place = 'remotes/public/src/remote-entry.tsx';
  expect(checkScreenStories(treeOf({ [place]: entry }))).toEqual([
    { file: place, line: 2, message: expect.stringMatching(/loads pages\/x\/x-page, which has no stories/) },
  ]);
  const stories = 'remotes/public/src/pages/x/x-page.stories.tsx';
  expect(checkScreenStories(treeOf({ [place]: entry, [stories]: '' }))).toEqual([]);
});
