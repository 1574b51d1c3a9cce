import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder';
import { openReader, openWriter } from './connections';

const full = 2;

function newFile(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'gyg-connections-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'test.db');
}

test('a reopened file is still flushed at every commit, and still checks references', () => {
  const file = newFile();
  openWriter(file).close();
  const writer = openWriter(file);
  onTestFinished(() => {
    writer.close();
  });
  expect(writer.pragma('synchronous', { simple: true })).toBe(full);
  expect(writer.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(writer.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(writer.pragma('secure_delete', { simple: true })).toBe(1);
});

test('both connections read the file as memory', () => {
  const file = newFile();
  const connections = [openWriter(file), openReader(file)];
  onTestFinished(() => {
    for (const connection of connections) connection.close();
  });
  for (const connection of connections) expect(connection.pragma('mmap_size', { simple: true })).toBe(268_435_456);
});

test('the read-only connection cannot write', () => {
  const file = newFile();
  const writer = openWriter(file);
  writer.exec('create table t (id text)');
  const reader = openReader(file);
  onTestFinished(() => {
    reader.close();
    writer.close();
  });
  expect(() => reader.exec("insert into t values ('x')")).toThrow('readonly');
});
