import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { sourceStamp } from './stamp.mjs';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-stamp-'));
  for (const top of ['api', 'design-system', 'host-shell', 'remotes', 'widgets']) mkdirSync(path.join(folder, top));
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(root, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['api/src/docs/docs-page.ts', 'host-shell/tooling/build.mjs', 'remotes/public/src/features/checks/a.css'])(
  'a change of %s needs a build',
  (file) => {
    write(file, 'one');
    const before = sourceStamp(folder);
    write(file, 'two');
    expect(sourceStamp(folder)).not.toBe(before);
  },
);

it.each([
  'host-shell/docs/home.png',
  'host-shell/e2e/shell.spec.ts',
  'api/src/app.test.ts',
  'remotes/public/README.md',
])('a change of %s needs none', (file) => {
  const before = sourceStamp(folder);
  write(file, 'one');
  expect(sourceStamp(folder)).toBe(before);
});

it('a touched file needs none', () => {
  write('api/src/app.ts', 'one');
  const before = sourceStamp(folder);
  utimesSync(path.join(folder, 'api/src/app.ts'), 1, 1);
  expect(sourceStamp(folder)).toBe(before);
});
