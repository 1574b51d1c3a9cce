import type { Reader, Tx } from '@gyg/database';
import { identityPayload } from '@gyg/database/schema';
import { and, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';

export type PayloadRow = typeof identityPayload.$inferSelect;
type PayloadKey = Pick<PayloadRow, 'model'> & Partial<Pick<PayloadRow, 'id' | 'uid' | 'userCode'>>;

/** A payload that has not expired, by its id or a secondary key. */
export async function findPayload(read: Reader, key: PayloadKey, now: Date): Promise<PayloadRow | undefined> {
  const { model, id, uid, userCode } = identityPayload;
  const [row] = await read
    .select()
    .from(identityPayload)
    .where(
      and(
        eq(model, key.model),
        typeof key.id === 'string' ? eq(id, key.id) : undefined,
        typeof key.uid === 'string' ? eq(uid, key.uid) : undefined,
        typeof key.userCode === 'string' ? eq(userCode, key.userCode) : undefined,
        or(isNull(identityPayload.expiresAt), gt(identityPayload.expiresAt, now)),
      ),
    );
  return row;
}

/** Inserts or updates a payload; a used or ended one stays so, even for a writer that read it earlier. */
export async function savePayload(t: Tx, row: Omit<PayloadRow, 'consumedAt'>): Promise<void> {
  const { model, id, ...values } = row;
  await t
    .insert(identityPayload)
    .values(row)
    .onConflictDoUpdate({
      target: [identityPayload.model, identityPayload.id],
      set: values,
      setWhere: isNull(identityPayload.consumedAt),
    });
}

const named = (model: string, id: string) => and(eq(identityPayload.model, model), eq(identityPayload.id, id));

/** Marks a payload as used: true for exactly one of several concurrent callers. */
export async function consumePayload(t: Tx, model: string, id: string, now: Date): Promise<boolean> {
  const consumed = await t
    .update(identityPayload)
    .set({ consumedAt: now })
    .where(and(named(model, id), isNull(identityPayload.consumedAt)))
    .returning({ id: identityPayload.id });
  return consumed.length === 1;
}

/** The current payload, locked until the transaction ends. */
export async function lockPayload(t: Tx, model: string, id: string): Promise<PayloadRow | undefined> {
  const [row] = await t.update(identityPayload).set({ model }).where(named(model, id)).returning();
  return row;
}

export async function updatePayload(
  t: Tx,
  model: string,
  id: string,
  change: Partial<Pick<PayloadRow, 'payload' | 'consumedAt'>>,
): Promise<void> {
  await t.update(identityPayload).set(change).where(named(model, id));
}

/** Empties a payload permanently: its id stays taken until the expiry time, so that it cannot be written again. */
export async function endPayload(t: Tx, model: string, id: string, now: Date): Promise<void> {
  const nothing = { payload: {}, uid: null, accountId: null, grantId: null };
  await t
    .update(identityPayload)
    .set({ ...nothing, consumedAt: now })
    .where(named(model, id));
}

export async function dropPayload(t: Tx, model: string, id: string): Promise<void> {
  await t.delete(identityPayload).where(named(model, id));
}

/** Ends all payloads of one model that belong to a grant. */
export async function dropPayloadsOfGrant(t: Tx, model: string, grantId: string): Promise<void> {
  await t.delete(identityPayload).where(and(eq(identityPayload.model, model), eq(identityPayload.grantId, grantId)));
}

/** Ends the whole family of a used token: the grant, and all its codes and tokens. */
export async function dropFamilyOf(t: Tx, model: string, id: string): Promise<void> {
  const [row] = await t.select({ grantId: identityPayload.grantId }).from(identityPayload).where(named(model, id));
  if (row?.grantId) await dropGrant(t, row.grantId);
}

/** Ends all logins of a person through one client, in every browser. */
export async function dropGrantsOfClient(t: Tx, accountId: string, clientId: string): Promise<void> {
  const grants = await t
    .select({ id: identityPayload.id, payload: identityPayload.payload })
    .from(identityPayload)
    .where(and(eq(identityPayload.model, 'Grant'), eq(identityPayload.accountId, accountId)));
  for (const { id, payload } of grants) if (payload.clientId === clientId) await dropGrant(t, id);
}

/** Ends a grant, and all its codes and tokens. */
export async function dropGrant(t: Tx, grantId: string): Promise<void> {
  await t.delete(identityPayload).where(eq(identityPayload.grantId, grantId));
  await dropPayload(t, 'Grant', grantId);
}

/** Logs a person out everywhere: ends their sessions, grants, codes and refresh tokens. */
export async function dropPayloadsOfAccount(t: Tx, accountId: string): Promise<void> {
  await t.delete(identityPayload).where(eq(identityPayload.accountId, accountId));
}

/** Deletes the rows of a model that belong to no account, except the `keep` rows that expire last. */
export async function dropOldestWithoutAccount(t: Tx, model: string, keep: number): Promise<void> {
  const anonymous = and(eq(identityPayload.model, model), isNull(identityPayload.accountId));
  const [last] = await t
    .select({ expiresAt: identityPayload.expiresAt })
    .from(identityPayload)
    .where(anonymous)
    .orderBy(desc(identityPayload.expiresAt))
    .limit(1)
    .offset(keep - 1);
  if (last?.expiresAt)
    await t.delete(identityPayload).where(and(anonymous, lt(identityPayload.expiresAt, last.expiresAt)));
}

/** Deletes expired payloads. */
export async function purgePayloads(t: Tx, now: Date): Promise<void> {
  await t.delete(identityPayload).where(lte(identityPayload.expiresAt, now));
}
