import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsIn } from '../deploy/table-text.mjs';
import { plantBuild } from '../deploy/testing/plant-build';
import { assemble } from './assemble.mjs';
import { forgetRow } from './deploy-table.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-assemble-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const dist = () => path.join(root, 'dist');
const build = (version: string) => plantBuild(path.join(root, 'remotes', 'booking', 'dist'), 'booking', version);
const run = () => assemble({ root, dist: dist(), parts: ['booking'], remotes: ['booking'] });
const table = () => path.join(dist(), 'remotes.json');
const version = () => rowsIn(readFileSync(table(), 'utf8')).booking?.version;
const file = (name: string) => path.join(dist(), 'remotes', 'booking', name);

test('a new build has its files and its row, beside the files of the build before', async () => {
  build('1.0.0');
  await run();
  rmSync(path.join(root, 'remotes'), { recursive: true });
  build('1.1.0');
  await run();
  expect(version()).toBe('1.1.0');
  expect(readFileSync(file('js/area.1100000000.js'), 'utf8')).toBe('area 1.1.0');
  expect(readFileSync(file('js/area.1000000000.js'), 'utf8')).toBe('area 1.0.0');
});

test('what was interrupted is completed: a missing file, half a file, a missing table', async () => {
  build('1.0.0');
  await run();
  rmSync(file('js/area.1000000000.js'));
  writeFileSync(file('remoteEntry.1000000000.js'), 'ent');
  rmSync(table());
  await run();
  expect(readFileSync(file('js/area.1000000000.js'), 'utf8')).toBe('area 1.0.0');
  expect(readFileSync(file('remoteEntry.1000000000.js'), 'utf8')).toBe('entry 1.0.0');
  expect(version()).toBe('1.0.0');
});

test('a row that people changed since stays, until the remote is built from other sources or the row is forgotten', async () => {
  build('1.0.0');
  await run();
  const changed = readFileSync(table(), 'utf8').replace('"1.0.0"', '"0.9.0"');
  writeFileSync(table(), changed);
  await run();
  expect(readFileSync(table(), 'utf8')).toBe(changed);
  forgetRow(dist(), 'booking');
  await run();
  expect(version()).toBe('1.0.0');
});
