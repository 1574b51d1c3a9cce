import { expect, it } from 'vitest';
import { checkCustomProperties } from './custom-properties.mjs';
import { treeOf } from './source-tree.mjs';

const tokens = { 'design-system/tokens/tokens.css': ':root { --ink: #111111; --space-1: 4px; }' };
const sheet = 'remotes/public/src/x/x.module.css';
const messages = (texts: Record<string, string>) =>
  checkCustomProperties(treeOf({ ...tokens, ...texts })).map(({ message }) => message);

it('knows the tokens, and what the sheet or a component beside it declares', () => {
  expect(messages({ [sheet]: '.a { color: var(--ink); --own: 1; opacity: var(--own); }' })).toEqual([]);
  expect(
    messages({ [sheet]: '.a { flex: var(--share); }', 'remotes/public/src/x/x.tsx': `<i style={{ '--share': 1 }} />` }),
  ).toEqual([]);
});

it('finds a name that nobody declares, with a fallback or without', () => {
  expect(messages({ [sheet]: '.a { color: var(--inc); }' })).toEqual([
    expect.stringMatching(/--inc, which is no token/),
  ]);
  expect(messages({ [sheet]: '.a { color: var(--inc, var(--ink)); }' })).toHaveLength(1);
  expect(
    messages({ [sheet]: '.a { flex: var(--share); }', 'remotes/public/src/y/y.tsx': `<i style={{ '--share': 1 }} />` }),
  ).toHaveLength(1);
});

it('holds what partners may set to the one list of it', () => {
  const widget = { 'widgets/elements/x/x.css': '.a { gap: var(--gyg-gap, var(--space-1)); }' };
  expect(messages(widget)).toEqual([expect.stringMatching(/offers --gyg-gap to partners; name it in/)]);
  expect(messages({ ...widget, 'design-system/tokens/overrides.ts': `[{ name: '--gyg-gap' }]` })).toEqual([]);
  const list = { 'design-system/tokens/overrides.ts': `[{ name: '--gyg-gap' }]` };
  expect(messages({ ...list, 'widgets/README.md': 'Set `--gyg-gap`.' })).toEqual([]);
  expect(messages({ ...list, 'widgets/README.md': 'Set nothing.' })).toEqual([
    expect.stringMatching(/does not tell partners of --gyg-gap/),
  ]);
});
