import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { normaliseStoredEmails } from './normalise-emails';
import { identityUser, users } from './schema';
import { openTestDatabase } from './testing/open-test-database';

const db = await openTestDatabase();
afterAll(() => db.close());

const createdAt = new Date();

function account(email: string) {
  const row = { id: randomUUID(), email, name: 'Bo', locale: 'en' as const, passwordHash: '', groups: [], createdAt };
  return db.tx(async (tx) => {
    await tx.insert(identityUser).values(row);
    return row.id;
  });
}

test('addresses with letters in their domain are found by their one spelling, unless another account has it', async () => {
  const [alone, twin, other] = [
    await account('bo@föreningen.example'),
    await account('eva@föreningen.example'),
    await account('eva@xn--freningen-07a.example'),
  ];
  const subject = randomUUID();
  await db.tx(async (tx) => {
    const person = { subject, fullName: 'Bo', searchText: 'bo', locale: 'en' as const, createdAt };
    await tx.insert(users).values({ ...person, email: 'bo@föreningen.example' });
  });
  await normaliseStoredEmails(db);
  const rows = await db.read
    .select()
    .from(identityUser)
    .where(inArray(identityUser.id, [alone, twin, other]));
  expect(new Map(rows.map(({ id, email }) => [id, email]))).toEqual(
    new Map([
      [alone, 'bo@xn--freningen-07a.example'],
      [twin, 'eva@föreningen.example'],
      [other, 'eva@xn--freningen-07a.example'],
    ]),
  );
  const [person] = await db.read.select().from(users).where(eq(users.subject, subject));
  expect(person?.email).toBe('bo@xn--freningen-07a.example');
});
