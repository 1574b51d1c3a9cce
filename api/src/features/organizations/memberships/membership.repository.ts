import type { Locale, MemberRole } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { memberships, organizations } from '@gyg/database/schema';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Paging } from '../../../access/queries/paging.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';

const ofPerson = (organizationId: string, userId: string) =>
  and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId));

export type MembershipRow = typeof memberships.$inferSelect;

export async function findMembership(read: Reader, organizationId: string, userId: string) {
  const [row] = await read.select().from(memberships).where(ofPerson(organizationId, userId));
  return row;
}

/** Undefined if the user is already a member, also under concurrent calls. */
export async function insertMembership(tx: Tx, row: typeof memberships.$inferInsert): Promise<string | undefined> {
  const [inserted] = await tx.insert(memberships).values(row).onConflictDoNothing().returning({ id: memberships.id });
  return inserted?.id;
}

/** Changes a role that has not changed since it was read. */
export async function updateRole(tx: Tx, membership: MembershipRow, role: MemberRole): Promise<boolean> {
  const moved = await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.id, membership.id), eq(memberships.role, membership.role)))
    .returning({ id: memberships.id });
  return moved.length === 1;
}

/**
 * Ends a membership whose role has not changed since it was read; true for exactly one of several concurrent callers.
 */
export async function dropMembership(tx: Tx, membership: Pick<MembershipRow, 'id' | 'role'>): Promise<boolean> {
  const dropped = await tx
    .delete(memberships)
    .where(and(eq(memberships.id, membership.id), eq(memberships.role, membership.role)))
    .returning({ id: memberships.id });
  return dropped.length === 1;
}

/**
 * Serialises changes to an organisation's administrators until the end of the transaction, on both engines: an update
 * that changes nothing locks the row. Not of the id: SQLite would look in every table for rows that refer to it.
 */
export async function lockOrganizationRow(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ sortOrder: sql`${organizations.sortOrder}` })
    .where(eq(organizations.id, organizationId));
}

/** Number of other administrators. Call it after `lockOrganizationRow`. */
export function countOtherAdmins(tx: Tx, organizationId: string, userId: string): Promise<number> {
  const others = and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.role, 'ADMIN'),
    ne(memberships.userId, userId),
  );
  return tx.$count(memberships, others);
}

/** A page of a user's organisations, by name. */
export async function listOrganizationsOf(
  read: Reader,
  userId: string,
  { language, page, pageSize }: Paging & { language: Locale },
) {
  const own = eq(memberships.userId, userId);
  const rows = read
    .select({
      id: memberships.id,
      role: memberships.role,
      organizationId: organizations.id,
      name: organizations.name,
      logo: organizations.logo,
      friendlyUrl: organizations.friendlyUrl,
      organizationType: organizations.organizationType,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(own)
    .orderBy(asc(nameColumn(organizations, language)), asc(organizations.id))
    .limit(pageSize)
    .offset(page * pageSize);
  const [listed, total] = await Promise.all([rows, read.$count(memberships, own)]);
  return { rows: listed, total };
}
export type OrganizationOfRow = Awaited<ReturnType<typeof listOrganizationsOf>>['rows'][number];

/** A user's memberships in a fixed order, so that two transactions that end several cannot deadlock. */
export function listMembershipsOf(read: Reader, userId: string) {
  return read
    .select({
      id: memberships.id,
      role: memberships.role,
      organizationId: memberships.organizationId,
      orgName: organizations.name,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.organizationId));
}
