import type { Locale } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { organizations, portfolioOrganizations, portfolios } from '@gyg/database/schema';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { listPage, type Paging } from '../../../access/queries/paging.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';

const selectMembers = (read: Reader) =>
  read
    .select({
      id: portfolioOrganizations.id,
      portfolioId: portfolioOrganizations.portfolioId,
      organizationId: portfolioOrganizations.organizationId,
      accepted: portfolioOrganizations.accepted,
      answeredAt: portfolioOrganizations.answeredAt,
      createdAt: portfolioOrganizations.createdAt,
      orgName: organizations.name,
      orgLogo: organizations.logo,
      orgFriendlyUrl: organizations.friendlyUrl,
      organizationType: organizations.organizationType,
    })
    .from(portfolioOrganizations)
    .innerJoin(organizations, eq(organizations.id, portfolioOrganizations.organizationId));
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

const countMembers = (read: Reader, where: SQL) =>
  read.select({ total: count() }).from(portfolioOrganizations).where(where);

export async function findMember(
  read: Reader,
  which: { id: string } | { portfolioId: string; organizationId: string },
): Promise<MemberRow | undefined> {
  const where =
    'id' in which
      ? eq(portfolioOrganizations.id, which.id)
      : and(
          eq(portfolioOrganizations.portfolioId, which.portfolioId),
          eq(portfolioOrganizations.organizationId, which.organizationId),
        );
  const [row] = await selectMembers(read).where(where);
  return row;
}

/** A page of a portfolio's organisations by name, including pending ones. */
export async function listMemberRows(
  read: Reader,
  portfolioId: string,
  { language, ...paging }: Paging & { language: Locale },
) {
  const where = eq(portfolioOrganizations.portfolioId, portfolioId);
  return listPage(
    selectMembers(read)
      .where(where)
      .orderBy(asc(nameColumn(organizations, language)), asc(organizations.id)),
    countMembers(read, where),
    paging,
  );
}

/** Ids of the pending organisations of a portfolio. */
export async function listPendingOrganizationIds(read: Reader, portfolioId: string): Promise<string[]> {
  const rows = await read
    .select({ id: portfolioOrganizations.id })
    .from(portfolioOrganizations)
    .where(and(eq(portfolioOrganizations.portfolioId, portfolioId), eq(portfolioOrganizations.accepted, false)));
  return rows.map((row) => row.id);
}

/** A page of the portfolios that an organisation is in or was asked to join, newest first. */
export async function listMembershipRows(read: Reader, organizationId: string, paging: Paging) {
  const where = eq(portfolioOrganizations.organizationId, organizationId);
  return listPage(
    read
      .select({
        id: portfolios.id,
        name: portfolios.name,
        organizationId: organizations.id,
        orgName: organizations.name,
        orgLogo: organizations.logo,
        orgFriendlyUrl: organizations.friendlyUrl,
        accepted: portfolioOrganizations.accepted,
        createdAt: portfolioOrganizations.createdAt,
      })
      .from(portfolioOrganizations)
      .innerJoin(portfolios, eq(portfolios.id, portfolioOrganizations.portfolioId))
      .innerJoin(organizations, eq(organizations.id, portfolios.organizationId))
      .where(where)
      .orderBy(desc(portfolioOrganizations.createdAt), desc(portfolioOrganizations.id)),
    countMembers(read, where),
    paging,
  );
}
export type MembershipRow = Awaited<ReturnType<typeof listMembershipRows>>['rows'][number];

/** Undefined if the organisation is already in the portfolio or was asked. */
export async function insertMember(
  tx: Tx,
  row: typeof portfolioOrganizations.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(portfolioOrganizations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: portfolioOrganizations.id });
  return inserted?.id;
}

/** False for all but the first caller. */
export async function acceptMember(tx: Tx, id: string, answer: { answeredBy: string; answeredAt: Date }) {
  const accepted = await tx
    .update(portfolioOrganizations)
    .set({ ...answer, accepted: true })
    .where(and(eq(portfolioOrganizations.id, id), eq(portfolioOrganizations.accepted, false)))
    .returning({ id: portfolioOrganizations.id });
  return accepted.length > 0;
}

/** False if it was deleted or has changed. */
export async function deleteMember(tx: Tx, { id, accepted }: { id: string; accepted: boolean }): Promise<boolean> {
  const gone = await tx
    .delete(portfolioOrganizations)
    .where(and(eq(portfolioOrganizations.id, id), eq(portfolioOrganizations.accepted, accepted)))
    .returning({ id: portfolioOrganizations.id });
  return gone.length > 0;
}
