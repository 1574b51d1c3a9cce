import type { Reader, Tx } from '@gyg/database';
import { identityUser } from '@gyg/database/schema';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

export type UserRow = typeof identityUser.$inferSelect;

/** The person with this (normalised) address. */
export async function findUserByEmail(read: Reader | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await read.select().from(identityUser).where(eq(identityUser.email, email));
  return user;
}

/** The person with this id. */
export async function findUserById(read: Reader | Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await read.select().from(identityUser).where(eq(identityUser.id, id));
  return user;
}

/** The same as `findUserById`, prepared once: every call with a token runs it. */
export function prepareFindUserById(read: Reader): (id: string) => Promise<UserRow | undefined> {
  const query = read
    .select()
    .from(identityUser)
    .where(eq(identityUser.id, sql.placeholder('id')))
    .prepare('identity_user_by_id');
  return async (id) => (await query.execute({ id }))[0];
}

/** Adds a person; undefined when the address is taken. */
export async function insertUser(t: Tx, user: typeof identityUser.$inferInsert): Promise<UserRow | undefined> {
  const [inserted] = await t
    .insert(identityUser)
    .values(user)
    .onConflictDoNothing({ target: identityUser.email })
    .returning();
  return inserted;
}

type UserChange = Partial<Omit<UserRow, 'id' | 'email' | 'createdAt'>>;

async function changeWhere(t: Tx, condition: SQL | undefined, change: UserChange): Promise<boolean> {
  const changed = await t.update(identityUser).set(change).where(condition).returning({ id: identityUser.id });
  return changed.length === 1;
}

/** Updates a person; false when they do not exist. */
export function updateUser(t: Tx, id: string, change: UserChange): Promise<boolean> {
  return changeWhere(t, eq(identityUser.id, id), change);
}

/**
 * Updates a person whose address is not confirmed yet; false when it is. The update's condition on the row decides, not
 * an earlier read, so a concurrent confirmation is noticed.
 */
export function updateUnconfirmed(t: Tx, id: string, change: UserChange): Promise<boolean> {
  return changeWhere(t, and(eq(identityUser.id, id), isNull(identityUser.confirmedAt)), change);
}

/** Replaces the old hash with a new hash of the same password; false when the password has changed since. */
export function replacePasswordHash(t: Tx, user: UserRow, passwordHash: string): Promise<boolean> {
  const isUnchanged = and(eq(identityUser.id, user.id), eq(identityUser.passwordHash, user.passwordHash));
  return changeWhere(t, isUnchanged, { passwordHash });
}
