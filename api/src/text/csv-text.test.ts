import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import { csvText } from './write-csv';

test.each([
  ['a plain text', 'Clean the shore', 'Clean the shore'],
  ['signs inside a text', 'a=b, 2+2 - c@d', 'a=b, 2+2 - c@d'],
  ['an equals sign first', '=1+1', "'=1+1"],
  ['a plus sign first', '+46 70', "'+46 70"],
  ['a minus sign first', '-2+3', "'-2+3"],
  ['an at sign first', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width sign first', '\uff1d1+1', "'\uff1d1+1"],
  ['spaces before the sign', '  =1+1', "'  =1+1"],
  ['a no-break space before the sign', '\u00a0=1+1', "'\u00a0=1+1"],
  ['a quote before the sign', '"=1+1', '\'"=1+1'],
  ['a semicolon', "x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['a comma', 'x,=1+1', "x,'=1+1"],
  ['a comma and a space', 'x, -1', "x,' -1"],
  ['a semicolon and a quote', 'x;"=1+1', 'x;\'"=1+1'],
  ['a tab', 'x\t=1+1', "x\t'=1+1"],
  ['a line feed', 'x\n=1+1', "x\n'=1+1"],
  ['a carriage return', 'x\r=1+1', "x\r'=1+1"],
  ['several separators', ';;=1\r\n@x', ";;'=1\r\n'@x"],
])('%s', (_name, text, expected) => {
  expect(csvText(text)).toBe(expected);
});

/** Parses like Excel: quotes count only at the start of a cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  const rest = csv.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const cell = new RegExp(`("(?:[^"]|"")*"[^${separator}\n]*|[^${separator}\n]*)(${separator}|\n|$)`, 'g');
  for (const [, found = ''] of rest.matchAll(cell)) {
    cells.push(found.replace(/^"((?:[^"]|"")*)"/, (_all, inner: string) => inner.replaceAll('""', '"')));
  }
  return cells;
}

describe('in a file with every cell quoted', () => {
  const attacks = [
    '=1',
    ';=1',
    ',=1',
    '\t=1',
    '\n=1',
    '\r=1',
    'x";=1',
    'x",=1',
    '";"=1',
    '" =1',
    ' ;\u00a0=1',
    '\uff1d1;+1',
  ];
  const formula = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;
  const formulasIn = (cells: string[], separator: string) =>
    cellsOf(stringify([cells], { bom: true, quoted: true, quoted_empty: true }), separator)
      .map((cell) => cell.trim())
      .filter((cell) => formula.test(cell));

  test.each([',', ';', '\t'])('no cell is a formula where the separator is %j', (separator) => {
    expect(formulasIn(attacks, separator)).not.toEqual([]);
    expect(formulasIn(attacks.map(csvText), separator)).toEqual([]);
  });
});
