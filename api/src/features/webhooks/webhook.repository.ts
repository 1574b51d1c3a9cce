import { lockKey, type Reader, type Tx } from '@gyg/database';
import { memberships, organizations, users, webhooks } from '@gyg/database/schema';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

const columns = {
  id: webhooks.id,
  organizationId: webhooks.organizationId,
  url: webhooks.url,
  events: webhooks.events,
  previousSecretUntil: webhooks.previousSecretUntil,
  createdByName: users.fullName,
  erasedAt: users.erasedAt,
  createdAt: webhooks.createdAt,
};

/** Without the secrets. */
const select = (read: Reader) => read.select(columns).from(webhooks).innerJoin(users, eq(users.id, webhooks.createdBy));

export type WebhookRow = Awaited<ReturnType<typeof listWebhookRows>>[number];

/** An organisation's webhooks, oldest first. */
export function listWebhookRows(read: Reader, organizationId: string) {
  return select(read)
    .where(eq(webhooks.organizationId, organizationId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

export async function findWebhookRow(read: Reader, id: string): Promise<WebhookRow | undefined> {
  const [row] = await select(read).where(eq(webhooks.id, id));
  return row;
}

/** What a delivery needs: the address and the secrets. */
export async function findTarget(read: Reader, id: string) {
  const [row] = await read
    .select({
      url: webhooks.url,
      organizationId: webhooks.organizationId,
      organizationName: organizations.name,
      orgFriendlyUrl: organizations.friendlyUrl,
      secret: webhooks.secret,
      previousSecret: webhooks.previousSecret,
      previousSecretUntil: webhooks.previousSecretUntil,
    })
    .from(webhooks)
    .innerJoin(organizations, eq(organizations.id, webhooks.organizationId))
    .where(eq(webhooks.id, id));
  return row;
}

export type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

/** Serialises the creation of an organisation's webhooks, and the renewals of their secrets. */
export function lockWebhooks(tx: Tx, organizationId: string): Promise<void> {
  return lockKey(tx, `webhooks:${organizationId}`);
}

export function countWebhooks(read: Reader, organizationId: string): Promise<number> {
  return read.$count(webhooks, eq(webhooks.organizationId, organizationId));
}

export async function insertWebhook(tx: Tx, webhook: typeof webhooks.$inferInsert): Promise<string> {
  const [row] = await tx.insert(webhooks).values(webhook).returning({ id: webhooks.id });
  if (!row) throw new Error('The webhook was not written');
  return row.id;
}

/** The current secret becomes the previous one, which signs along until a time. */
export async function replaceSecret(tx: Tx, id: string, secret: string, until: Date): Promise<void> {
  await tx
    .update(webhooks)
    .set({ secret, previousSecret: webhooks.secret, previousSecretUntil: until })
    .where(eq(webhooks.id, id));
}

export async function deleteWebhookRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
}

/** Notes that the administrators are told about deliveries that were given up; true for the first since one arrived. */
export async function claimFailureNotice(tx: Tx, id: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .update(webhooks)
    .set({ failureNotifiedAt: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failureNotifiedAt)))
    .returning({ id: webhooks.id });
  return claimed.length === 1;
}

/** A delivery has arrived: the next one that is given up is reported again. */
export async function clearFailureNotice(tx: Tx, id: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failureNotifiedAt: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failureNotifiedAt)));
}

/** The organisation's admins, with the addresses of those who have one. */
export function listAdminsToMail(read: Reader, organizationId: string) {
  return read
    .select({ email: users.email, fullName: users.fullName, locale: users.locale })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.role, 'ADMIN'), isNull(users.erasedAt)))
    .orderBy(asc(users.id));
}
