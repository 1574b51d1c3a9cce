import { users } from '@gyg/database/schema';
import type { RequestHandler } from 'express';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../test-api';
import { everybody, signedIn } from './actors';
import { checkOperation } from './check-operation';
import { createFixture } from './fixture';
import type { Row } from './matrix-row';

/** Runs before the real API and is wrong on purpose, to prove that an error would be detected. */
let faulty: RequestHandler = (_request, _response, next) => next();
const api = await createTestApi({ before: (app) => app.use((...call) => faulty(...call)) });
const grounds = {
  still: { api, fixture: await createFixture(api) },
  moving: { api, nextFixture: () => createFixture(api) },
};
afterAll(() => api.close());

const onlySelf = { ...everybody, guest: 401, booker: 403, manager: 403, hostAdmin: 403, otherAdmin: 403 } as const;
const renaming: Row = {
  expect: { ...onlySelf, superUser: 403 },
  call: ({ user }) => ({ params: { userId: user.id }, body: { fullName: 'Ulla Ullman' } }),
};

test('a call that matches its row returns no line', async () => {
  expect(await checkOperation(grounds, 'updateUser', renaming)).toEqual([]);
});

test('a caller let through wrongly is reported, with the answer', async () => {
  const row: Row = { ...renaming, expect: { ...onlySelf, superUser: 'ok' } };
  const [line, ...others] = await checkOperation(grounds, 'updateUser', row);
  expect(line).toContain('updateUser as superUser: expected ok, got 403: {"type":"urn:gyg:problem:you_do_not');
  expect(others).toEqual([]);
});

test('an answer to callers without permission is reported', async () => {
  const row: Row = { expect: { ...signedIn, user: 404 }, call: () => ({}) };
  const lines = await checkOperation(grounds, 'listGoals', row);
  expect(lines.map((line) => line.split(':').slice(0, 2).join())).toEqual([
    'listGoals as guest, expected 401, got 200',
    'listGoals as user, expected 404, got 200',
  ]);
});

test('a refusal that wrote something is reported with the table', async () => {
  let calls = 0;
  faulty = async (request, response, next) => {
    if (request.method !== 'POST' || request.get('Authorization') !== undefined) return next();
    calls += 1;
    const row = { subject: `sneaked-in-${calls}`, fullName: 'X', email: `x${calls}@example.org` };
    await api.db.tx((t) => t.insert(users).values(row));
    response.status(401).json({});
  };
  const lines = await checkOperation(grounds, 'updateUser', renaming);
  expect(lines).toContain('updateUser as guest: changed users, but may change nothing');
  expect(lines.some((line) => line.startsWith('updateUser as booker'))).toBe(false);
});
