import { lockKey, type Reader, type Tx } from '@gyg/database';
import { organizationKeys, users } from '@gyg/database/schema';
import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';

const columns = {
  id: organizationKeys.id,
  organizationId: organizationKeys.organizationId,
  name: organizationKeys.name,
  hint: organizationKeys.hint,
  scopes: organizationKeys.scopes,
  expiresAt: organizationKeys.expiresAt,
  lastUsedAt: organizationKeys.lastUsedAt,
  revokedAt: organizationKeys.revokedAt,
  createdByName: users.fullName,
  erasedAt: users.erasedAt,
  createdAt: organizationKeys.createdAt,
};

const select = (read: Reader) =>
  read.select(columns).from(organizationKeys).innerJoin(users, eq(users.id, organizationKeys.createdBy));

export type KeyRow = Awaited<ReturnType<typeof listKeyRows>>[number];

/** An organisation's keys, newest first. */
export function listKeyRows(read: Reader, organizationId: string) {
  return select(read)
    .where(eq(organizationKeys.organizationId, organizationId))
    .orderBy(desc(organizationKeys.createdAt), desc(organizationKeys.id));
}

export async function findKeyRow(read: Reader, by: { id: string } | { hash: string }): Promise<KeyRow | undefined> {
  const [row] = await select(read).where(
    'id' in by ? eq(organizationKeys.id, by.id) : eq(organizationKeys.hash, by.hash),
  );
  return row;
}

/** Serialises the creation of an organisation's keys. */
export function lockKeys(tx: Tx, organizationId: string): Promise<void> {
  return lockKey(tx, `keys:${organizationId}`);
}

export function countActiveKeys(read: Reader, organizationId: string, now: Date): Promise<number> {
  const live = or(isNull(organizationKeys.expiresAt), gt(organizationKeys.expiresAt, now));
  const active = and(eq(organizationKeys.organizationId, organizationId), isNull(organizationKeys.revokedAt), live);
  return read.$count(organizationKeys, active);
}

export async function insertKey(tx: Tx, key: typeof organizationKeys.$inferInsert): Promise<string> {
  const [row] = await tx.insert(organizationKeys).values(key).returning({ id: organizationKeys.id });
  if (!row) throw new Error('The key was not written');
  return row.id;
}

/** True for the one who revokes it. */
export async function revokeKeyRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(organizationKeys)
    .set({ revokedAt: now })
    .where(and(eq(organizationKeys.id, id), isNull(organizationKeys.revokedAt)))
    .returning({ id: organizationKeys.id });
  return revoked.length === 1;
}

/** Marks a key as used now, where it was last used before a time. */
export async function touchKey(tx: Tx, id: string, now: Date, ifBefore: Date): Promise<void> {
  const old = or(isNull(organizationKeys.lastUsedAt), lte(organizationKeys.lastUsedAt, ifBefore));
  await tx
    .update(organizationKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(organizationKeys.id, id), old));
}
