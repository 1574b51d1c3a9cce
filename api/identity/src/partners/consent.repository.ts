import type { Reader, Tx } from '@gyg/database';
import { identityConsent } from '@gyg/database/schema';
import { and, desc, eq } from 'drizzle-orm';

export type ConsentRow = typeof identityConsent.$inferSelect;

const of = (accountId: string, clientId: string) =>
  and(eq(identityConsent.accountId, accountId), eq(identityConsent.clientId, clientId));

/** The scopes that a person has agreed to on a site. */
export async function findConsent(read: Reader | Tx, accountId: string, clientId: string): Promise<readonly string[]> {
  const [row] = await read.select().from(identityConsent).where(of(accountId, clientId));
  return row?.scopes ?? [];
}

/** Adds the scopes, and always `profile`, to what the person has agreed to on the site. */
export async function addConsent(
  t: Tx,
  { accountId, clientId, scopes, now }: { accountId: string; clientId: string; scopes: readonly string[]; now: Date },
): Promise<void> {
  const agreed = [...new Set(['profile', ...(await findConsent(t, accountId, clientId)), ...scopes])];
  await t
    .insert(identityConsent)
    .values({ accountId, clientId, scopes: agreed, createdAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: [identityConsent.accountId, identityConsent.clientId],
      set: { scopes: agreed, usedAt: now },
    });
}

/** Records that the site got a token for the person. */
export async function touchConsent(t: Tx, accountId: string, clientId: string, now: Date): Promise<void> {
  await t.update(identityConsent).set({ usedAt: now }).where(of(accountId, clientId));
}

/** The person's consents, the latest used first. */
export async function listConsents(read: Reader, accountId: string): Promise<ConsentRow[]> {
  return read
    .select()
    .from(identityConsent)
    .where(eq(identityConsent.accountId, accountId))
    .orderBy(desc(identityConsent.usedAt), identityConsent.clientId);
}

/** Deletes a consent; false where there is none. */
export async function dropConsent(t: Tx, accountId: string, clientId: string): Promise<boolean> {
  const dropped = await t
    .delete(identityConsent)
    .where(of(accountId, clientId))
    .returning({ clientId: identityConsent.clientId });
  return dropped.length > 0;
}
