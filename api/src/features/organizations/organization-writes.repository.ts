import { lockKey, type Tx } from '@gyg/database';
import { oldFriendlyUrls, organizationPages, organizations } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';

export type NewOrganization = typeof organizations.$inferInsert;
export type NewOrganizationPage = typeof organizationPages.$inferInsert;

const urlKey = (friendlyUrl: string) => `organization-url:${friendlyUrl}`;
const asOld = (friendlyUrl: string) =>
  and(eq(oldFriendlyUrls.kind, 'organization'), eq(oldFriendlyUrls.friendlyUrl, friendlyUrl));

/** Whose a friendly url is, or was. Ask with the url locked. Whose it is first: a url given up meanwhile is an old one then. */
async function ownersOf(t: Tx, friendlyUrl: string): Promise<string[]> {
  const holders = await t
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.friendlyUrl, friendlyUrl));
  const former = await t.select({ id: oldFriendlyUrls.targetId }).from(oldFriendlyUrls).where(asOld(friendlyUrl));
  return [...holders, ...former].map((owner) => owner.id);
}

/** Undefined when another organisation has the friendly url, or had it. */
export async function insertOrganization(
  t: Tx,
  organization: NewOrganization,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string } | undefined> {
  const { friendlyUrl } = organization;
  await lockKey(t, urlKey(friendlyUrl));
  if ((await ownersOf(t, friendlyUrl)).length > 0) return undefined;
  const [row] = await t
    .insert(organizations)
    .values(organization)
    .onConflictDoNothing({ target: organizations.friendlyUrl })
    .returning({ id: organizations.id });
  if (!row) return undefined;
  await t.insert(organizationPages).values({ ...page, organizationId: row.id });
  return { id: row.id, friendlyUrl };
}

/** Nobody else changes this organisation until the transaction ends. */
export function lockOrganization(t: Tx, organizationId: string): Promise<void> {
  return lockKey(t, `organization:${organizationId}`);
}

/**
 * Gives a locked organisation another friendly url; the old one leads to the new from then on. False when the wanted one
 * is, or was, another organisation's: links to that one stand in the world. One's own old one may be taken up again.
 */
export async function moveFriendlyUrl(
  t: Tx,
  { id, friendlyUrl }: { id: string; friendlyUrl: string },
  wanted: string,
): Promise<boolean> {
  for (const url of [friendlyUrl, wanted].sort()) await lockKey(t, urlKey(url));
  if ((await ownersOf(t, wanted)).some((owner) => owner !== id)) return false;
  await t.delete(oldFriendlyUrls).where(asOld(wanted));
  await t
    .insert(oldFriendlyUrls)
    .values({ kind: 'organization', friendlyUrl, organizationId: id, targetId: id })
    .onConflictDoNothing();
  await t.update(organizations).set({ friendlyUrl: wanted }).where(eq(organizations.id, id));
  return true;
}

export async function setOrganization(t: Tx, organizationId: string, changes: Partial<NewOrganization>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await t.update(organizations).set(changes).where(eq(organizations.id, organizationId));
}

export async function setPage(t: Tx, organizationId: string, changes: Partial<NewOrganizationPage>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await t.update(organizationPages).set(changes).where(eq(organizationPages.organizationId, organizationId));
}
