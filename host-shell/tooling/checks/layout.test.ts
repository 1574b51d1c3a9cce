import { expect, it } from 'vitest';
import { checkLayout } from './layout.mjs';
import { treeOf } from './source-tree.mjs';

const messages = (texts: Record<string, string>) => checkLayout(treeOf(texts)).map(({ message }) => message);

it.each(['packages/x.ts', 'vitest.config.ts', 'notes.md'])(
  'refuses %s at the top level, and reports where configuration belongs',
  (file) => {
    expect(messages({ [file]: '' })).toEqual([expect.stringMatching(/top level.*host-shell\/tooling\/config/)]);
  },
);

it('allows the product’s folders and the files that npm, git and editors require', () => {
  const allowed = ['api/src/app.ts', '.ci/run', 'README.md', 'LICENSE', '.gitignore', 'tsconfig.json', 'biome.json'];
  expect(messages(Object.fromEntries(allowed.map((file) => [file, ''])))).toEqual([]);
});

it('requires kebab-case names of folders, and of files that Biome does not check', () => {
  expect(messages({ 'widgets/core/Cards/x.ts': '' })).toEqual([expect.stringMatching(/folders are kebab-case/)]);
  expect(messages({ 'widgets/core/cardFace.css': '' })).toEqual(['is not kebab-case']);
  expect(messages({ 'widgets/core/card-face.module.css': '' })).toEqual([]);
});

it.each([
  ['api/src/jobs/x.ts', /api\/src has no place for "jobs": put it into one of workers, features/],
  ['host-shell/platform/src/store/x.ts', /no place for "store"/],
  ['design-system/src/hooks/x.ts', /no place for "hooks".*components, behaviour/],
  ['remotes/public/src/hooks/x.ts', /no place for "hooks".*pages, features, shared/],
  ['remotes/public/src/features/join/hooks/x.ts', /no place for "hooks": put it into one of api, model, ui/],
  ['remotes/public/src/features/join/form.tsx', /no place for "form.tsx": put it into one of api, model, ui/],
])('refuses %s, which is not an allowed subfolder', (file, message) => {
  expect(messages({ [file]: '' })).toEqual([expect.stringMatching(message)]);
});

it('allows the subfolders of a remote and its features', () => {
  const allowed = ['remote-entry.tsx', 'shared/x.ts', 'features/join/index.ts', 'features/join/api/x.ts'];
  expect(messages(Object.fromEntries(allowed.map((file) => [`remotes/public/src/${file}`, ''])))).toEqual([]);
});

it.each(['api/src/utils.ts', 'widgets/helpers/x.ts', 'remotes/public/src/date-utils.ts'])(
  'refuses the empty name in %s',
  (file) => {
    expect(messages({ [file]: '' })).toEqual([expect.stringMatching(/says nothing/)]);
  },
);

it('allows a name for a tool’s file only', () => {
  expect(messages({ '.storybook/manager.ts': '' })).toEqual([]);
  expect(messages({ 'api/src/manager.ts': '' })).toHaveLength(1);
});
