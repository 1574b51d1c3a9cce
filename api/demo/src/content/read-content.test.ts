import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContent, WrongContent } from './content';

const original = path.join(import.meta.dirname, '../../content');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-demo-content-'));
  await cp(original, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said about a file in which a text is replaced. */
async function problemOf(file: string, find: string, replace: string): Promise<string> {
  const place = path.join(folder, file);
  const written = await readFile(place, 'utf8');
  expect(written).toContain(find);
  await writeFile(place, written.replace(find, replace));
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof WrongContent) return error.message;
    throw error;
  } finally {
    await writeFile(place, written);
  }
  return 'nothing';
}

test.each([
  [
    'a field of the wrong type',
    'people.yaml',
    'portrait: 17',
    'portrait: old',
    /people\.yaml.*number.*elin\.portrait/s,
  ],
  ['a field that does not exist', 'gyg-messages.yaml', 'hoursAgo', 'daysAgo', /gyg-messages\.yaml.*hoursAgo/s],
  [
    'a person who is not there',
    'gygs/matladan.yaml',
    'person: zainab',
    'person: zaynab',
    /matladan\.yaml.*people\.yaml has no zaynab.*\[0\]\.needs\[0\]\.bookings\[0\]\.person/s,
  ],
  [
    'an organisation that is not there',
    'catalogs.yaml',
    'fixarkollektivet',
    'fixar',
    /organizations\.yaml has no fixar.*organization/s,
  ],
  [
    'a gyg that is not there',
    'featured.yaml',
    '- ramsvik-outer-shore',
    '- ramsvik',
    /featured\.yaml.*gygs has no ramsvik.*gygs\[0\]/s,
  ],
  ['a text that is not YAML', 'invites.yaml', '  by: britta', '\tby: britta', /invites\.yaml.*line 3/s],
])('%s is named with its file', async (_what, file, find, replace, message) => {
  expect(await problemOf(file, find, replace)).toMatch(message);
});

test('every file of gygs belongs to one organisation', async () => {
  const written = parse(await readFile(path.join(original, 'organizations.yaml'), 'utf8'));
  const names = z
    .array(z.object({ gygs: z.array(z.string()) }))
    .parse(written)
    .flatMap(({ gygs }) => gygs);
  expect(names.map((name) => `${name}.yaml`).sort()).toEqual((await readdir(path.join(original, 'gygs'))).sort());
});
