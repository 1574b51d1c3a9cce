import { readdirSync, readFileSync } from 'node:fs';
import { flagOf, readFlags } from '@gyg/host-shell/settings';
import { expect, test } from 'vitest';
import { COMMANDS } from '../build/server.mjs';
import { at, root } from '../paths.mjs';
import { sourceTree } from './source-tree.mjs';

const docs = (file: string) => readFileSync(at('host-shell', 'docs', file), 'utf8');
const tree = sourceTree(root);
const serverSources = tree.files.filter(
  (file) => /^(api|host-shell\/(pages|server))\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
);

test('every line of the log that operators read about is written somewhere', () => {
  const sentences = [...docs('monitoring.md').matchAll(/^\| `([^`]+)` \| \d0 \|/gm)].map(
    ([, sentence = '']) => sentence,
  );
  expect(sentences.length).toBeGreaterThan(5);
  const sources = serverSources.map((file) => tree.read(file)).join('\n');
  expect(sentences.filter((sentence) => !sources.includes(`'${sentence}'`))).toEqual([]);
});

test('the services set settings that exist, and start files that the package has', () => {
  for (const file of ['gyg.service', 'gyg-backup.service']) {
    const text = docs(`examples/${file}`);
    const set = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
    const flags = set.map((setting) => setting.split('=')).filter(([name = '']) => name !== 'NODE_ENV');
    expect(() => readFlags(flags.map(([name = '', value]) => `--${flagOf(name)}=${value}`)), file).not.toThrow();
    const [, script = ''] = /^ExecStart=.* server\/([\w-]+)\.mjs/m.exec(text) ?? [];
    expect(script === 'main' || COMMANDS.includes(script), file).toBe(true);
  }
});

test('every example for operators is named by a page', () => {
  const pages =
    ['running.md', 'monitoring.md', 'webhooks.md'].map(docs).join('\n') + readFileSync(at('README.md'), 'utf8');
  const examples = readdirSync(at('host-shell', 'docs', 'examples')).filter((file) => !file.endsWith('.mjs'));
  expect(examples.filter((file) => !pages.includes(`examples/${file}`))).toEqual([]);
});

test.each([
  ['package.json', 'host-shell/docs/release-notes.md'],
  ['design-system/package.json', 'design-system/CHANGELOG.md'],
])('the version of %s has a part in %s', (manifest, notes) => {
  const { version } = JSON.parse(readFileSync(at(manifest), 'utf8'));
  expect(readFileSync(at(notes), 'utf8')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm'));
});
