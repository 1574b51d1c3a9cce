import { expect, test } from 'vitest';
import { assertScoped } from './scoped-styles.mjs';

const check = (css: string, file = '/tree/remotes/booking/src/a.module.css') =>
  assertScoped(css, { file, root: '/tree', owner: 'booking' });
const inLayer = (css: string) => `@layer area { ${css} }`;

test.each([
  '.a { color: red }',
  '.a, .b:hover { color: red }',
  '.a > * + * { color: red }',
  '.a p ~ p { color: red }',
  '.a + .b { color: red }',
  ':root .a { color: red }',
  'html[data-theme="dark"] .a { color: red }',
  ':is(.a, .b) { color: red }',
  '.a:not(.b) { color: red }',
  '.a { &:hover { color: red } & > p { color: red } p { color: red } }',
  '.a { .b & { color: red } @media (width > 1px) { & > p { color: red } } }',
  '@media (width > 1px) { .a { color: red } }',
  '@keyframes appear { from { opacity: 0 } to { opacity: 1 } }',
])('%s stays inside', (css) => {
  expect(() => check(inLayer(css))).not.toThrow();
});

test.each([
  ['* { display: none }', '*'],
  ['p { color: red }', 'p'],
  [':root { --ink: red }', ':root'],
  ['html { color: red }', 'html'],
  ['body { color: red }', 'body'],
  ['.a, body { color: red }', 'body'],
  [':global(.toast) { color: red }', ':global(.toast)'],
  ['.a :global .toast { color: red }', '.a :global .toast'],
  [':not(.a) { color: red }', ':not(.a)'],
  ['body:has(.a) { color: red }', 'body:has(.a)'],
  [':is(.a, *) { color: red }', ':is(.a, *)'],
  ['.a ~ * { color: red }', '.a ~ *'],
  ['.a + p { color: red }', '.a + p'],
  ['[data-x] { color: red }', '[data-x]'],
  ['.a { & ~ * { color: red } }', '& ~ *'],
  ['.a { body:has(&) { color: red } }', 'body:has(&)'],
])('%s does not build, and the message has file and selector', (css, selector) => {
  expect(() => check(inLayer(css))).toThrow(
    `remotes/booking/src/a.module.css: the selector "${selector}" reaches outside the remote "booking".`,
  );
});

test.each([
  ['.a { color: red }', 'the selector ".a" without a layer'],
  ['@layer components { .a { color: red } }', '@layer components'],
  ['@font-face { font-family: X; src: url(x.woff2) }', '@font-face'],
  ['@property --x { syntax: "*"; inherits: true }', '@property'],
  ['@import "other.css";', '@import'],
])('%s is refused', (css, what) => {
  expect(() => check(css)).toThrow(`: ${what} reaches outside the remote`);
});

test('a style sheet that is not a CSS module is refused', () => {
  expect(() => check(inLayer('.a { color: red }'), '/tree/node_modules/leaflet/leaflet.css')).toThrow(
    'node_modules/leaflet/leaflet.css: a style sheet that is no',
  );
});
