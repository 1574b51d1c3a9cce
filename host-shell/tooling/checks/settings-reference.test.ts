import { expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { checkSettingsReference, settingsFiles } from './settings-reference.mjs';
import { treeOf } from './source-tree.mjs';

const load = (file: string) => import(at(file));
const [names = '', reference = ''] = Object.keys(await settingsFiles(load));

it('accepts files that are made from the schema', async () => {
  expect(await checkSettingsReference(treeOf(await settingsFiles(load)), load)).toEqual([]);
});

it('reports a file that is missing, or that was changed by hand', async () => {
  const { [names]: module = '' } = await settingsFiles(load);
  const problems = await checkSettingsReference(treeOf({ [names]: module.replace('8080', '80') }), load);
  expect(problems.map(({ file }) => file)).toEqual([names, reference]);
});

it('shows defaults of the schema, and those that depend on other settings', async () => {
  const files = await settingsFiles(load);
  expect(files[reference]).toContain('| `PORT` | 8080 | the port of the platform |');
  expect(files[reference]).toContain('| `PUBLIC_URL` | `http://localhost:PORT` |');
  expect(files[names]).toContain('RATE_LIMITS: ["on|off", "off for load tests (on)"]');
});
