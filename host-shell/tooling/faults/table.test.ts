import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mergeResults, type Result, toMarkdown, writeTable } from './table.mjs';

const caught: Result = {
  id: 'one',
  package: 'api',
  kind: 'role',
  what: 'A guest may.',
  file: 'a.ts',
  caught: true,
  how: 'wider',
  run: 'sqlite',
  by: 'a.test.ts › a | b',
  seconds: 30,
};
const missed: Result = { ...caught, id: 'two', caught: false, how: null, run: '', by: '' };

it('shows what caught each fault, and which were not caught', () => {
  const table = toMarkdown([caught, missed]);
  expect(table).toContain('1 of 2 caught, in 1.0 minutes');
  expect(table).toContain('| one | api | role | A guest may. | (wider) sqlite: a.test.ts › a \\| b | 30 |');
  expect(table).toContain('| two | api | role | A guest may. | **not caught** | 30 |');
});

it('keeps the results of faults that were not run again, and drops those of faults that are gone', () => {
  const again = { ...missed, caught: true };
  expect(mergeResults([missed, caught, { ...caught, id: 'gone' }], [again], ['one', 'two', 'new'])).toEqual([
    caught,
    again,
  ]);
});

it('writes both forms into a folder that it makes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-table-'));
  writeTable(path.join(folder, 'docs'), [caught], ['one', 'two']);
  writeTable(path.join(folder, 'docs'), [missed], ['one', 'two']);
  expect(JSON.parse(readFileSync(path.join(folder, 'docs', 'faults.json'), 'utf8'))).toEqual([caught, missed]);
  expect(readFileSync(path.join(folder, 'docs', 'faults.md'), 'utf8')).toBe(toMarkdown([caught, missed]));
  rmSync(folder, { recursive: true });
});
