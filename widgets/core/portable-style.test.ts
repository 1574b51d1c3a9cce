import { expect, test } from 'vitest';
import { portableStyle } from './portable-style';

test('converts rem to pixels, so that the page’s root font size does not matter', () => {
  expect(portableStyle('a{font-size:1.0625rem;margin:clamp(.5rem, 1rem + 2vw, 2rem)}')).toBe(
    'a{font-size:17px;margin:clamp(8px, 16px + 2vw, 32px)}',
  );
});

test('does not change names that contain rem', () => {
  expect(portableStyle('.theorem2rem{--a-1rem:0}')).toBe('.theorem2rem{--a-1rem:0}');
});

test.each([
  [':host([theme="dark"]) .a{}', '[data-theme="dark"] .a{}'],
  [':host([theme=dark]){}', '[data-theme="dark"]{}'],
  [':host(:not([theme="light"])){}', ':not(*){}'],
  [':host(:not([theme=light])){}', ':not(*){}'],
])('moves the theme inside the element: %s', (before, after) => {
  expect(portableStyle(before)).toBe(after);
});

test('sets tokens where the page’s tokens of the same name have no effect', () => {
  expect(portableStyle(':host{color-scheme:light;--ink:#000}:host{display:block}')).toBe(
    ':host,[data-theme]{color-scheme:light;--ink:#000}:host{display:block}',
  );
  expect(portableStyle(':host {\n  --duration: 0ms;\n}')).toBe(':host,[data-theme] {\n  --duration: 0ms;\n}');
});

test('makes lines and sunken surfaces of the text colour, on any ground', () => {
  expect(portableStyle('a{--line:#E2D8C4;--line-strong: #85806F;--surface-sunken: #F9F0E3}b{--line: #31453C}')).toBe(
    'a{--line:color-mix(in srgb, currentcolor 20%, transparent);--line-strong: #85806F;--surface-sunken:color-mix(in srgb, currentcolor 7%, transparent)}b{--line:color-mix(in srgb, currentcolor 20%, transparent)}',
  );
});
