import { expect, it } from 'vitest';
import { checkLayout } from './layout.mjs';
import { treeOf } from './source-tree.mjs';

const messages = (texts: Record<string, string>) => checkLayout(treeOf(texts)).map(({ message }) => message);

it.each(['packages/x.ts', 'vitest.config.ts', 'tsconfig.web.json', 'knip.json', '.prettierrc', 'notes.md'])(
  'refuses %s at the top level, and says where configuration belongs',
  (file) => {
    expect(messages({ [file]: '' })).toEqual([expect.stringMatching(/top level.*host-shell\/tooling\/config/)]);
  },
);

it('allows the folders of the house and what npm, git and editors must find', () => {
  const allowed = ['api/src/app.ts', '.ci/run', 'README.md', 'LICENSE', '.gitignore', 'tsconfig.json', 'biome.json'];
  expect(messages(Object.fromEntries(allowed.map((file) => [file, ''])))).toEqual([]);
});

it('wants kebab-case names with a known role', () => {
  expect(messages({ 'api/src/GygPage.ts': '' })).toEqual(['is not kebab-case']);
  expect(messages({ 'api/src/gyg.dao.ts': '' })).toEqual([expect.stringMatching(/the role "dao"/)]);
  expect(messages({ 'api/src/gyg.repository.ts': '', 'api/src/book-need.test.ts': '' })).toEqual([]);
});

it.each(['api/src/utils.ts', 'api/src/helpers/x.ts', 'remotes/public/src/date-utils.ts'])(
  'refuses the empty name in %s',
  (file) => {
    expect(messages({ [file]: '' })).toEqual([expect.stringMatching(/says nothing/)]);
  },
);

it('lets a tool find its own file, and nobody else bear that name', () => {
  expect(messages({ '.storybook/manager.ts': '' })).toEqual([]);
  expect(messages({ 'api/src/manager.ts': '' })).toHaveLength(1);
});

it('counts lines, except in what a script writes', () => {
  const long = 'x\n'.repeat(301);
  expect(messages({ 'api/src/long.ts': long })).toEqual([expect.stringMatching(/has 301 lines/)]);
  expect(messages({ 'design-system/tokens/tokens.css': `/* Generated from tokens.ts */\n${long}` })).toEqual([]);
  expect(messages({ 'api/src/fits.ts': 'x\n'.repeat(300) })).toEqual([]);
});
