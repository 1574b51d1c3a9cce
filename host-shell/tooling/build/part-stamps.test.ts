import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { forgetPart, partStamps, partsToBuild, recordParts } from './part-stamps.mjs';

const remotes = ['booking', 'public'];
const all = ['shell', ...remotes, 'widgets', 'server'];
let folder = '';
const dist = () => path.join(folder, 'dist');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const outdated = (hot: string[] = []) => partsToBuild(dist(), partStamps(folder, remotes), hot);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-parts-'));
  for (const top of ['api', 'design-system', 'host-shell', 'remotes', 'widgets']) mkdirSync(path.join(folder, top));
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(root, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build() {
  for (const file of ['shell/index.html', 'widgets/gyg.js', 'server/main.mjs']) write(`dist/${file}`, '');
  write('dist/remotes.json', JSON.stringify({ booking: {}, public: {} }));
  recordParts(dist(), partStamps(folder, remotes), []);
}

test('everything is built once, and nothing again', () => {
  expect(outdated()).toEqual(all);
  build();
  expect(outdated()).toEqual([]);
});

test.each([
  ['remotes/booking/src/a.ts', ['booking']],
  ['widgets/core/a.ts', ['widgets', 'server']],
  ['host-shell/src/app/a.tsx', ['shell']],
  ['api/src/a.ts', ['server']],
  ['api/contract/src/a.ts', all],
  ['host-shell/platform/src/a.ts', all],
  ['package-lock.json', all],
])('a change of %s needs %j', (file, parts) => {
  build();
  write(file, 'changed');
  expect(outdated()).toEqual(parts);
});

test('hot parts need a build only if they have none, and the shell if its page has changed', () => {
  build();
  write('host-shell/platform/src/a.ts', 'changed');
  expect(outdated(['shell', 'booking'])).toEqual(['public', 'widgets', 'server']);
  write('dist/remotes.json', JSON.stringify({ public: {} }));
  write('host-shell/src/index.html', 'changed');
  expect(outdated(['shell', 'booking'])).toEqual(['shell', 'booking', 'public', 'widgets', 'server']);
});

test('what was built of some parts stands for those only, and a forgotten one is built again', () => {
  build();
  write('api/contract/src/a.ts', 'changed');
  recordParts(dist(), partStamps(folder, remotes), ['booking', 'server']);
  expect(outdated()).toEqual(['shell', 'public', 'widgets']);
  forgetPart(dist(), 'booking');
  expect(outdated()).toContain('booking');
});
