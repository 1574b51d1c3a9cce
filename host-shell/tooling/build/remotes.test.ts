import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listRemotes } from './remotes.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-remotes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const valid = {
  name: 'booking',
  version: '1.0.0',
  platform: '^1.0.0',
  basePaths: ['/gygs/:gygId/book'],
  navigation: [],
};

function write(folder: string, json: unknown) {
  mkdirSync(path.join(root, 'remotes', folder), { recursive: true });
  writeFileSync(path.join(root, 'remotes', folder, 'remote.json'), JSON.stringify(json));
}

it('lists remotes by name', () => {
  write('public', { ...valid, name: 'public', basePaths: ['/'] });
  write('booking', valid);
  expect(listRemotes(root).map(({ name }) => name)).toEqual(['booking', 'public']);
});

it('reports the wrong field of a remote.json', () => {
  write('booking', { ...valid, basePaths: ['gygs'], extra: 1 });
  expect(() => listRemotes(root)).toThrow(/remotes\/booking\/remote\.json[\s\S]*basePaths\.0[\s\S]*extra/);
});

it('requires a remote to have its folder’s name', () => {
  write('admin', valid);
  expect(() => listRemotes(root)).toThrow(/named like its folder/);
});
