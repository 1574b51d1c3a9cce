import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assertLoaderSmall } from './loader-size.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'gyg-loader-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const loaderOf = (bytes: number) => {
  const file = path.join(folder, 'gyg.js');
  writeFileSync(file, randomBytes(bytes));
  return file;
};

test('the loader of the widgets does not build above 2,000 bytes', () => {
  expect(() => assertLoaderSmall(loaderOf(1950))).not.toThrow();
  expect(() => assertLoaderSmall(loaderOf(2001))).toThrow(/more than 2000/);
});
