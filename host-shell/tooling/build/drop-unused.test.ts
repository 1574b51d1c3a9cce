import { expect, test } from 'vitest';
import { dropUnused } from './drop-unused.mjs';
import { scopedName } from './short-names.mjs';
import { unusedIcons } from './unused-icons.mjs';
import { unusedProperties } from './unused-properties.mjs';
import { unusedRules } from './unused-rules.mjs';
import { without } from './without.mjs';

const slim = (...texts: string[]) => {
  const ranges = unusedProperties(texts);
  return texts.map((text, index) => without(text, ranges[index] ?? []));
};

test('drops properties that nothing reads, also those that only such properties read', () => {
  expect(slim('x=":host{--a:1px;--b:var(--c);--c:2px;--d:3px}.q{width:var(--a)}"')).toEqual([
    'x=":host{--a:1px;}.q{width:var(--a)}"',
  ]);
});

test('keeps what another script of the build reads', () => {
  expect(slim(':host{--a:var(--b);--b:1px}', '.q{width:var(--a)}')[0]).toBe(':host{--a:var(--b);--b:1px}');
});

test('keeps what a script sets or reads by name', () => {
  expect(slim(':host{--face:inherit}', 'style={"--face":face}')[0]).toBe(':host{--face:inherit}');
});

test('drops a rule of which nothing is left', () => {
  expect(slim(':host{--x:1px}[data-goal="1"]{--a:1px;--b:2px}.q{width:var(--x)}')).toEqual([
    ':host{--x:1px}.q{width:var(--x)}',
  ]);
});

const iconsIn = (table: string, ...sources: string[]) => without(table, unusedIcons(table, sources));

test('drops icons that no module names', () => {
  const table =
    'i={alert:e,bell:"M1 1","arrow-back":"M2 2",check:`M3 3`,link:"M4 4",star:"M5 5",lock:"M6 6",near:"M7 7"}';
  const sources = [
    'jsx(Icon, { name: "check" })',
    'jsx(Note, {\n\ticon: isNew ? "star" : `lock`,\n\tpart: "link"\n})',
    'const { iconEnd = "arrow-back" } = props;\naddEventListener("near", go);',
    'var toneIcons$1 = {\n\t"near": "alert"\n};',
  ];
  expect(iconsIn(table, ...sources)).toBe('i={alert:e,"arrow-back":"M2 2",check:`M3 3`,star:"M5 5",lock:"M6 6",}');
});

test('a script without the table of icons stays as it is', () => {
  expect(unusedIcons('f({bell:"no path"})', [])).toEqual([]);
});

const rulesIn = (text: string, ...others: string[]) => without(text, unusedRules(text, [text, ...others]));

test('drops rules for looks that no script gives', () => {
  const style = (rules: string) => `x=\`@layer a{.b{top:0}${rules}}\``;
  const given = '.b[data-size="sm"]{top:1px}';
  expect(rulesIn(style(`${given}.b[data-variant=quiet]:hover{top:2px}`), 'f({size:`sm`})')).toBe(style(given));
});

test('drops rules for classes that no script has', () => {
  const [used, unused] = [scopedName('0123456789ab'), scopedName('ba9876543210')];
  const kept = `.${used}{top:0}.${used}:not(.${unused}){left:0}`;
  expect(rulesIn(`\`@layer a{.${unused}>.${used}{top:1px}${kept}.${unused}{top:2px}}\``, `x("b ${used}")`)).toBe(
    `\`@layer a{${kept}}\``,
  );
});

test('keeps a rule of which one selector is used, and those for numbers', () => {
  const text = '`.a[data-look=code],.b{top:0}[data-goal="4"]{top:0}.c:is([data-look=code],p){top:0}`';
  expect(rulesIn(text)).toBe(text);
});

test('code that looks for an element is no rule', () => {
  const text = 'f();document.querySelector("[data-look=code]").focus(),a={b:1};';
  expect(rulesIn(text)).toBe(text);
});

test('what only a dropped rule reads is dropped too', () => {
  const text = '`:host{--a:1px}.b[data-look=code]{top:var(--a)}.c{top:0}`';
  expect(dropUnused([text], [])).toEqual(['`.c{top:0}`']);
});

test('drops rules that match nothing, and a media query that has none left', () => {
  const text = '`.c{top:0}@media (prefers-color-scheme:dark){:not(*){color-scheme:dark}}`';
  expect(dropUnused([text], [])).toEqual(['`.c{top:0}`']);
});
