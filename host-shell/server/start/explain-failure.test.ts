import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  ['28P01', 'Check the user and the password in DATABASE_URL.'],
  ['3D000', 'Create the database that DATABASE_URL names'],
  ['SQLITE_NOTADB', 'is not a database. Restore a backup.'],
])('%s is explained, also when another error wraps it', (code, words) => {
  expect(explainFailure(withCode('refused', code), '.')).toMatch(new RegExp(`refused\n.*${words}`, 's'));
  const wrapped = new Error('The database could not be brought up to date', { cause: withCode('refused', code) });
  expect(explainFailure(wrapped, '.')).toContain(words);
});

test('an error that is not known keeps its stack', () => {
  const error = new Error('unknown');
  expect(explainFailure(error, '.')).toBe(error);
});
