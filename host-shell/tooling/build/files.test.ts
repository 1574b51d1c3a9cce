import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropOldFiles } from './files.mjs';

const DAY = 86_400_000;
const start = new Date('2030-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-old-files-'));
  for (const file of ['a.js', 'a.js.br', 'b.js']) {
    writeFileSync(path.join(folder, file), '');
    utimesSync(path.join(folder, file), start, start);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the files of an earlier build for open tabs', () => {
  dropOldFiles(folder, ['b.js'], after(13));
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'b.js']);
});

it('removes files that no build of two weeks has used, with their compressed siblings', () => {
  dropOldFiles(folder, ['b.js'], after(15));
  expect(readdirSync(folder)).toEqual(['b.js']);
});

it('counts from the last build that used a file, not from when the file was written', () => {
  dropOldFiles(folder, ['a.js', 'b.js'], after(10));
  dropOldFiles(folder, ['b.js'], after(20));
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'b.js']);
});

it('always keeps widgets of a released version, because partners may have pinned them', () => {
  const released = path.join(folder, '1.2.3', 'gyg.js');
  mkdirSync(path.dirname(released));
  writeFileSync(released, '');
  utimesSync(released, start, start);
  dropOldFiles(folder, ['b.js'], after(400));
  expect(readdirSync(folder).sort()).toEqual(['1.2.3', 'b.js']);
  expect(readdirSync(path.dirname(released))).toEqual(['gyg.js']);
});
