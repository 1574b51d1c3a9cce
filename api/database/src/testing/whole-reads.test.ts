import { afterAll, describe, expect, test } from 'vitest';
import { engine } from '../engine-choice';
import { createExplainer } from './explainer';
import { findWholeReads } from './whole-reads';

const explainer = await createExplainer();
afterAll(() => explainer.close());

const mark = engine === 'sqlite' ? '?' : '$1';
const readsOf = async (sql: string, values: unknown[] = []) =>
  findWholeReads(await explainer.explain({ sql, values })).map((line) => line.split(/\W/)[0]);

describe('a statement is reported', () => {
  test.each([
    ['that looks for a value without an index', `select "id" from "bookings" where "booking_comment" = ${mark}`, ['a']],
    ['that joins by a column without an index', 'select 1 from "users" u join "needs" n on n."title" = u."full_name"'],
    [
      'that changes rows by a column without an index',
      `update "needs" set "title" = '' where "title" = ${mark}`,
      ['a'],
    ],
    ['that sorts all rows for a page', 'select "id" from "needs" order by "title" limit 20'],
  ])('%s', async (_what, sql, values: unknown[] = []) => {
    expect(await readsOf(sql, values)).not.toEqual([]);
  });

  test('once the index is dropped that it was found by', async () => {
    const bookingsOf = () => readsOf(`select "id" from "bookings" where "user_id" = ${mark}`, ['u1']);
    expect(await bookingsOf()).toEqual([]);
    await explainer.run('drop index "bookings_by_user"');
    expect(await bookingsOf()).toEqual(['bookings']);
  });
});

test.each([
  ['by an id', `select "id" from "gygs" where "id" = ${mark}`, ['g1']],
  ['of a small table', 'select "name" from "jobs"'],
  [
    'of a page in the order of an index',
    'select "id" from "audit_entries" order by "created_at" desc, "id" desc limit 20',
  ],
  ['that is never true', 'select "id" from "gygs" where false'],
  ['of all data of the demo', 'delete from "notifications"'],
])('a statement %s is not reported', async (_what, sql, values: unknown[] = []) => {
  expect(await readsOf(sql, values)).toEqual([]);
});
