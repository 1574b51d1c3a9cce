import { createTestApi, createTestClock } from '@gyg/api/testing';
import { pathOf } from '@gyg/contract/routes';
import { createSharedTestDatabase, digestTables } from '@gyg/database/testing';
import { signIn, type Tokens } from '@gyg/identity/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startBoth } from './testing/start-both';

const madeSchema = z.object({ user: z.object({ id: z.string() }) });
const listSchema = z.object({ gygs: z.array(z.object({ id: z.string() })) });
const bookingSchema = z.object({ id: z.string(), status: z.string() });
const person = { email: 'siv@example.org', password: 'Havet2026' };

/** Everything that a migration may do while processes of the version before run (api/migrations/stop-first.json). */
const onlyAdding = async () => [
  'create table next_things (id text primary key)',
  ...[...(await digestTables(old.db.read)).keys()].flatMap((table) => [
    `alter table ${table} add column next_note text`,
    `alter table ${table} add column next_count integer default 0 not null`,
    `create index ${table}_by_next on ${table} (next_count)`,
  ]),
];

const shared = await createSharedTestDatabase();
const old = await startBoth({ db: await shared.open() });
/** Makes what is listed and booked. */
const factory = await createTestApi({ database: await shared.open(), clock: createTestClock(new Date()) });
afterAll(async () => {
  await old.close();
  await factory.close();
  await shared.remove();
});

const call = (path: string, tokens?: Tokens, body?: object) =>
  fetch(`${old.origin}/api${path}`, {
    headers: {
      'content-type': 'application/json',
      ...(tokens && { authorization: `Bearer ${tokens.access_token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const listed = async () => listSchema.parse(await (await call(pathOf('findGygs'))).json()).gygs.map(({ id }) => id);

/** Logs in, and books a place of a gyg. */
async function logInAndBook(gyg: { id: string; needId: string }): Promise<z.infer<typeof bookingSchema>> {
  const tokens = await signIn(old.origin, person);
  const created = await call(pathOf('createUser'), tokens, { jwt: tokens.id_token });
  const { user } = madeSchema.parse(await created.json());
  const booking = { gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1, userOrganization: null };
  const booked = await call(pathOf('createBooking', { gygId: gyg.id }), tokens, { ...booking, userId: user.id });
  return bookingSchema.parse(await booked.json());
}

beforeAll(async () => {
  await old.identity.pool.createConfirmedUser({ ...person, name: 'Siv' });
});

it('a process goes on while the next version has added to every table', async () => {
  const before = await factory.scene();
  expect(await listed()).toEqual([before.gyg.id]);
  expect(await logInAndBook(before.gyg)).toMatchObject({ status: 'ACTIVE' });

  await shared.migrate(await onlyAdding());
  await expect(shared.open()).rejects.toThrow('A newer version of the program has changed this database');

  const after = await factory.scene();
  expect((await listed()).sort()).toEqual([before.gyg.id, after.gyg.id].sort());
  expect(await logInAndBook(after.gyg)).toMatchObject({ status: 'ACTIVE' });
  expect(old.failures).toEqual([]);
});
