import { openTestDatabase } from '@gyg/database/testing';
import { afterAll, expect, test } from 'vitest';
import { openWhenReachable } from './open-when-reachable';

const database = await openTestDatabase();
afterAll(() => database.close());

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

/** Fails with these errors, one after the other, and then opens. */
function failing(...errors: Error[]) {
  let tries = 0;
  const open = async () => {
    tries += 1;
    const error = errors.shift();
    if (error) throw error;
    return database;
  };
  return { open, tries: () => tries };
}

test('a server that cannot be reached yet is waited for, and said once', async () => {
  const lines: string[] = [];
  const several = Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]), {
    code: 'ECONNREFUSED',
  });
  const { open, tries } = failing(several, withCode('ENOTFOUND'), withCode('57P03'));
  const opened = await openWhenReachable(open, 'db:5432/gyg', {
    say: (line) => lines.push(line),
    pause: async () => undefined,
  });
  expect(opened).toBe(database);
  expect(tries()).toBe(4);
  expect(lines).toEqual([
    'The database at db:5432/gyg does not respond (connect ECONNREFUSED ::1:5432). Waiting for it; DATABASE_URL names it.',
  ]);
});

test('a wrong password is not waited for', async () => {
  const { open, tries } = failing(withCode('28P01', 'password authentication failed'));
  const opening = openWhenReachable(open, 'db/gyg', { say: () => undefined, pause: async () => undefined });
  await expect(opening).rejects.toThrow('password authentication failed');
  expect(tries()).toBe(1);
});
