import { expect, test } from 'vitest';
import { inlineTokens } from './inline-tokens.mjs';

test('writes the value of a token where it is read, also in another script, and of a token in a token', () => {
  const tokens = '`@layer t{:host{--a:1px;--b:calc(var(--a) * 2);color:red}}`';
  expect(inlineTokens([tokens, '`.q{width:var(--b);margin:0 var(--a,9px);top:var(--a, min(1px, 2px))}`'])[1]).toBe(
    '`.q{width:calc(1px * 2);margin:0 1px;top:1px}`',
  );
});

test('a token with two values stays', () => {
  const text = '`:host{--a:1px}[data-theme=dark]{--a:2px}.q{width:var(--a)}`';
  expect(inlineTokens([text])).toEqual([text]);
  const motion = '`:host{--a:1px}@media (prefers-reduced-motion:reduce){:host{--a:2px}}.q{width:var(--a)}`';
  expect(inlineTokens([motion])).toEqual([motion]);
});

test('a property of another rule stays, and one that a script names', () => {
  const text = '`.p{--a:1px}:host{--b:1px}.q{width:var(--a, 2px);top:var(--b)}`;style={"--b":face}';
  expect(inlineTokens([text])).toEqual([text]);
});

test('tokens are also those of the element inside that has the theme', () => {
  expect(inlineTokens(['`:host,[data-theme]{--a:1px}.q{top:var(--a)}`'])).toEqual([
    '`:host,[data-theme]{--a:1px}.q{top:1px}`',
  ]);
});
