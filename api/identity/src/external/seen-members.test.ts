import type { Database } from '@gyg/database';
import { openTestDatabase } from '@gyg/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeenMembers } from './seen-members';

const day = 24 * 60 * 60 * 1000;
let db: Database;
let time = Date.now();
const errors: unknown[] = [];
const make = (group: string) =>
  createSeenMembers({ db, group, onError: (error) => errors.push(error), now: () => time });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a person seen with the group is known to every process, until they call without it', async () => {
  const [here, there] = [make('a'), make('a')];
  await here.see('boss', ['a', 'b']);
  await here.see('other', ['b']);
  await expect(there.list()).resolves.toEqual(['boss']);
  await there.see('boss', []);
  await expect(here.list()).resolves.toEqual([]);
});

test('a person seen without the group by another process is forgotten here within a minute', async () => {
  const [here, there] = [make('b'), make('b')];
  await here.see('boss', ['b']);
  await there.see('user-1', []);
  await there.see('boss', []);
  time += 61_000;
  await here.see('boss', ['b']);
  await expect(there.list()).resolves.toEqual(['boss']);
});

test('a person not seen for thirty days is forgotten', async () => {
  const members = make('c');
  await members.see('boss', ['c']);
  time += 20 * day;
  await members.see('boss', ['c']);
  time += 29 * day;
  await expect(members.list()).resolves.toEqual(['boss']);
  time += 2 * day;
  await expect(members.list()).resolves.toEqual([]);
});

test('a call does not fail because the record cannot be stored', async () => {
  const members = createSeenMembers({
    db: { ...db, read: db.read, tx: () => Promise.reject(new Error('full')) },
    ...{ group: 'd', onError: (error: unknown) => errors.push(error), now: () => time },
  });
  await members.see('boss', ['d']);
  expect(errors).toEqual([new Error('full')]);
});
