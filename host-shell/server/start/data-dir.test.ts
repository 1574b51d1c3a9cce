import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareDataDir } from './data-dir';

const folder = mkdtempSync(path.join(tmpdir(), 'gyg-data-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a missing folder is created, with its parents', () => {
  const dataDir = path.join(folder, 'new', 'data');
  prepareDataDir(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
});

test('a folder that cannot be used is reported with its path, the user and a solution', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, path.join(file, 'data')])
    expect(() => prepareDataDir(dataDir)).toThrow(
      new RegExp(`^DATA_DIR is ${dataDir}, which the user .+ cannot create or write to \\(E.+\\)\\. Set DATA_DIR`),
    );
});
