import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { explainNativePart } from './native-part';

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-native-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const failure = Object.assign(new Error("The module was compiled against a different Node.js version\n'x.node'"), {
  code: 'ERR_DLOPEN_FAILED',
});

test('a native part for another version of Node is explained, with the version to use', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'made-for.json'), JSON.stringify({ platform: 'linux-x64', node: '22.13.0' }));
  const message = explainNativePart(failure, folder);
  expect(message).toContain('The module was compiled against a different Node.js version\n');
  expect(message).toContain('made for linux-x64 with Node 22. Use that version of Node, or');
});

test('without a package the advice is to install again, and other errors are not explained', () => {
  expect(explainNativePart(failure, newFolder())).toContain('Run: npm ci');
  expect(explainNativePart(new Error('other'), newFolder())).toBeUndefined();
});
