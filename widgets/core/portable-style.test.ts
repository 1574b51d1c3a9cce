import { expect, test } from 'vitest';
import { portableStyle } from './portable-style';

test('rem becomes pixels, so that the root of the page does not matter', () => {
  expect(portableStyle('a{font-size:1.0625rem;margin:clamp(.5rem, 1rem + 2vw, 2rem)}')).toBe(
    'a{font-size:17px;margin:clamp(8px, 16px + 2vw, 32px)}',
  );
});

test('names that contain rem stay', () => {
  expect(portableStyle('.theorem2rem{--a-1rem:0}')).toBe('.theorem2rem{--a-1rem:0}');
});

test.each([
  [':host([theme="dark"]) .a{}', '[data-theme="dark"] .a{}'],
  [':host([theme=dark]){}', '[data-theme="dark"]{}'],
  [':host(:not([theme="light"])){}', ':not(*){}'],
  [':host(:not([theme=light])){}', ':not(*){}'],
])('the theme hangs on the inside of the element: %s', (before, after) => {
  expect(portableStyle(before)).toBe(after);
});

test('puts tokens where the page’s own of the same name do not reach', () => {
  expect(portableStyle(':host{color-scheme:light;--ink:#000}:host{display:block}')).toBe(
    ':host,[data-theme]{color-scheme:light;--ink:#000}:host{display:block}',
  );
  expect(portableStyle(':host {\n  --duration: 0ms;\n}')).toBe(':host,[data-theme] {\n  --duration: 0ms;\n}');
});
