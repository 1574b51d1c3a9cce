import { expect, it } from 'vitest';
import { checkPartnerProperties } from './partner-properties.mjs';
import { treeOf } from './source-tree.mjs';

const sheet = { 'widgets/elements/x/x.css': '.a { gap: var(--gyg-gap, var(--space-1)); }' };
const list = { 'design-system/tokens/overrides.ts': `[{ name: '--gyg-gap' }]` };
const messages = (texts: Record<string, string>) => checkPartnerProperties(treeOf(texts)).map(({ message }) => message);

it('requires all properties for partners to be in the list', () => {
  expect(messages(sheet)).toEqual([expect.stringMatching(/offers --gyg-gap to partners; name it in/)]);
  expect(messages({ ...sheet, ...list })).toEqual([]);
});

it('requires the manual to contain the whole list', () => {
  expect(messages({ ...list, 'widgets/README.md': 'Set `--gyg-gap`.' })).toEqual([]);
  expect(messages({ ...list, 'widgets/README.md': 'Set nothing.' })).toEqual([
    expect.stringMatching(/does not name --gyg-gap/),
  ]);
});
