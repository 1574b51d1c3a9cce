import { expect, test } from 'vitest';
import { treeOf } from './source-tree.mjs';
import { checkWords } from './words.mjs';

const file = 'api/src/features/gyg/gyg.service.ts';
const problemsIn = (line: string) => checkWords(treeOf({ [file]: `\n${line}\n` }));

test.each([
  '/** What nobody may see. */',
  '// loads the module anew',
  '/** Whoever runs it decides. */',
  'const takesNobody = true;',
  'const organisationId = row.organisationId;',
  'const found = rows.find(isOpen);',
])('is refused with another word: %s', (line) => {
  expect(problemsIn(line)[0]).toMatchObject({ file, line: 2, message: expect.stringContaining('Write: ') });
});

test('file names have the same words', () => {
  expect(checkWords(treeOf({ 'api/database/src/schema/organisation-pages.ts': '' }))).toHaveLength(1);
});

test.each([
  "grant('nobody@example.org')",
  "params: { userId: 'nobody' }",
  '`stranger-${number}`',
  "const organizationId = tx.id; // the organisation's page",
  'const rowFound = given.rows;',
])('data and British English are allowed: %s', (line) => {
  expect(problemsIn(line)).toEqual([]);
});
