import { expect, test } from 'vitest';
import { unusedIcons, unusedProperties, without } from './drop-unused.mjs';

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

test('drops icons that no script names', () => {
  const table = 'i={...s,bell:"M1 1","arrow-back":"M2 2",check:"M3 3"}';
  const texts = [`${table};f({name:"check"})`, 'g("arrow-back")'];
  expect(without(table, unusedIcons(texts[0] ?? '', texts))).toBe('i={...s,"arrow-back":"M2 2",check:"M3 3"}');
});

test('reads strings in any quotes', () => {
  const table = "i={alert:`M1 1`,bell:'M2 2',check:`M3 3`}";
  expect(without(table, unusedIcons(table, [table, 'f(`check`)']))).toBe('i={check:`M3 3`}');
});

test('a script without the table of icons stays as it is', () => {
  expect(unusedIcons('f({bell:"no path"})', [])).toEqual([]);
});
