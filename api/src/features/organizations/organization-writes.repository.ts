import { type ChangesOf, lockKey, type Tx } from '@gyg/database';
import { oldFriendlyUrls, organizationPages, organizations } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';

export type NewOrganization = typeof organizations.$inferInsert;
export type NewOrganizationPage = typeof organizationPages.$inferInsert;

const urlKey = (friendlyUrl: string) => `organization-url:${friendlyUrl}`;
const asOld = (friendlyUrl: string) =>
  and(eq(oldFriendlyUrls.kind, 'organization'), eq(oldFriendlyUrls.friendlyUrl, friendlyUrl));

/** The owners of a friendly URL, current and previous, the current one first. Call it while the URL is locked. */
async function ownersOf(tx: Tx, friendlyUrl: string): Promise<string[]> {
  const holders = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.friendlyUrl, friendlyUrl));
  const former = await tx.select({ id: oldFriendlyUrls.targetId }).from(oldFriendlyUrls).where(asOld(friendlyUrl));
  return [...holders, ...former].map((owner) => owner.id);
}

/** Undefined if another organisation has or had the friendly URL. */
export async function insertOrganization(
  tx: Tx,
  organization: NewOrganization,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string } | undefined> {
  const { friendlyUrl } = organization;
  await lockKey(tx, urlKey(friendlyUrl));
  if ((await ownersOf(tx, friendlyUrl)).length > 0) return undefined;
  const [row] = await tx
    .insert(organizations)
    .values(organization)
    .onConflictDoNothing({ target: organizations.friendlyUrl })
    .returning({ id: organizations.id });
  if (!row) return undefined;
  await tx.insert(organizationPages).values({ ...page, organizationId: row.id });
  return { id: row.id, friendlyUrl };
}

/** Locks the organisation until the transaction ends. */
export function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  return lockKey(tx, `organization:${organizationId}`);
}

/**
 * Changes the friendly URL of a locked organisation; the previous one then redirects to it. False if another
 * organisation has or had the new one, because links to that one exist. An organisation's previous URL can be used
 * again.
 */
export async function changeFriendlyUrl(
  tx: Tx,
  { id, friendlyUrl }: { id: string; friendlyUrl: string },
  wanted: string,
): Promise<boolean> {
  for (const url of [friendlyUrl, wanted].sort()) await lockKey(tx, urlKey(url));
  if ((await ownersOf(tx, wanted)).some((owner) => owner !== id)) return false;
  await tx.delete(oldFriendlyUrls).where(asOld(wanted));
  await tx
    .insert(oldFriendlyUrls)
    .values({ kind: 'organization', friendlyUrl, organizationId: id, targetId: id })
    .onConflictDoNothing();
  await tx.update(organizations).set({ friendlyUrl: wanted }).where(eq(organizations.id, id));
  return true;
}

export async function setOrganization(
  tx: Tx,
  organizationId: string,
  changes: Partial<NewOrganization>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(organizations).set(changes).where(eq(organizations.id, organizationId));
}

/** Writes the fields that are given. */
export async function setPage(tx: Tx, organizationId: string, changes: ChangesOf<NewOrganizationPage>): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(organizationPages).set(changes).where(eq(organizationPages.organizationId, organizationId));
}
