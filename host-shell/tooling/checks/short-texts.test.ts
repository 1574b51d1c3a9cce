import { expect, it } from 'vitest';
import { checkShortTexts } from './short-texts.mjs';
import { treeOf } from './source-tree.mjs';

const decision = 'host-shell/docs/decisions/0001-first.md';
const docs = { 'host-shell/docs/README.md': '# Documents' };
const problems = (texts: Record<string, string>) => [...checkShortTexts(treeOf(texts))].map(({ message }) => message);

it('requires a README of at most fifteen lines in folders of the second level', () => {
  expect(problems({ 'widgets/core/card.ts': '' })).toEqual([expect.stringMatching(/has no README.md: what is here/)]);
  expect(problems({ 'widgets/core/README.md': `# Core${'\nline'.repeat(15)}` })).toEqual([
    expect.stringMatching(/has 16 lines, and at most 15/),
  ]);
  expect(problems({ 'widgets/core/README.md': `# Core${'\nline'.repeat(14)}\n`, 'widgets/core/a/b.ts': '' })).toEqual(
    [],
  );
});

it('requires a status in decisions, and thirty lines at most', () => {
  expect(problems({ ...docs, [decision]: '# 0001 First' })).toEqual(['lacks "**Status.**"']);
  expect(problems({ ...docs, [decision]: `# 0001 First\n\n**Status.** Accepted.${'\nline'.repeat(28)}` })).toEqual([
    expect.stringMatching(/has 31 lines, and at most 30/),
  ]);
  expect(problems({ ...docs, [decision]: '# 0001 First\n\n**Status.** Accepted.' })).toEqual([]);
});
