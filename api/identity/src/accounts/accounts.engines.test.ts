import { identityCode, identityPayload, identityUser } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createAccounts } from './accounts';

const db = await openTestDatabase();
afterAll(() => db.close());
const accounts = createAccounts(db);
const now = new Date('2027-05-01T12:00:00.000Z');

async function addPerson(id: string, groups: string[] = []) {
  const person = { id, email: `${id}@example.org`, name: id, locale: 'se', passwordHash: 'secret', groups } as const;
  await db.tx(async (t) => {
    await t.insert(identityUser).values({ ...person, groups, createdAt: now });
    await t.insert(identityCode).values({ userId: id, purpose: 'reset', mac: 'x', expiresAt: now });
    await t.insert(identityPayload).values({ model: 'RefreshToken', id: `${id}-token`, payload: {}, accountId: id });
  });
}

describe('accounts', () => {
  test('are erased with their codes, sessions and tokens, leaving other accounts unchanged', async () => {
    await addPerson('anna');
    await addPerson('bert');
    await db.tx((t) => accounts.erase(t, 'anna'));
    await db.tx((t) => accounts.erase(t, 'anna'));
    expect(await accounts.factsOf('anna')).toBeNull();
    expect(await db.read.select().from(identityCode).where(eq(identityCode.userId, 'anna'))).toEqual([]);
    const left = await db.read.select({ id: identityPayload.accountId }).from(identityPayload);
    expect(left).toEqual([{ id: 'bert' }]);
    expect((await accounts.factsOf('bert'))?.email).toBe('bert@example.org');
  });

  test('export the stored data, without the password', async () => {
    await addPerson('cleo', ['superusers']);
    const facts = await accounts.factsOf('cleo');
    expect(facts).toMatchObject({ name: 'cleo', groups: ['superusers'], created: now.toISOString(), confirmed: null });
    expect(JSON.stringify(facts)).not.toContain('secret');
  });

  test('are found by the exact name of a group', async () => {
    await addPerson('dora', ['other', 'super_users']);
    await addPerson('egon', ['superXusers']);
    expect(await accounts.subjectsIn('super_users')).toEqual(['dora']);
    expect(await accounts.subjectsIn('nobody')).toEqual([]);
  });
});
