import type { Reader, Tx } from '@gyg/database';
import { organisations, portfolioOrganisations, portfolios } from '@gyg/database/schema';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';

interface Paging {
  page: number;
  pageSize: number;
}

const selectMembers = (read: Reader) =>
  read
    .select({
      id: portfolioOrganisations.id,
      portfolioId: portfolioOrganisations.portfolioId,
      organizationId: portfolioOrganisations.organizationId,
      accepted: portfolioOrganisations.accepted,
      answeredAt: portfolioOrganisations.answeredAt,
      createdAt: portfolioOrganisations.createdAt,
      orgName: organisations.name,
      orgLogo: organisations.logo,
      orgFriendlyUrl: organisations.friendlyUrl,
      organizationType: organisations.organizationType,
    })
    .from(portfolioOrganisations)
    .innerJoin(organisations, eq(organisations.id, portfolioOrganisations.organizationId));
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

async function countMembers(read: Reader, where: SQL): Promise<number> {
  const [row] = await read.select({ total: count() }).from(portfolioOrganisations).where(where);
  return row?.total ?? 0;
}

export async function findMember(
  read: Reader,
  which: { id: string } | { portfolioId: string; organizationId: string },
): Promise<MemberRow | undefined> {
  const where =
    'id' in which
      ? eq(portfolioOrganisations.id, which.id)
      : and(
          eq(portfolioOrganisations.portfolioId, which.portfolioId),
          eq(portfolioOrganisations.organizationId, which.organizationId),
        );
  const [row] = await selectMembers(read).where(where);
  return row;
}

/** One page of a portfolio's organisations by name, those that have not answered too. */
export async function listMemberRows(read: Reader, portfolioId: string, { page, pageSize }: Paging) {
  const where = eq(portfolioOrganisations.portfolioId, portfolioId);
  const [rows, total] = await Promise.all([
    selectMembers(read)
      .where(where)
      .orderBy(asc(organisations.name), asc(organisations.id))
      .limit(pageSize)
      .offset(page * pageSize),
    countMembers(read, where),
  ]);
  return { rows, total };
}

/** Ids of the organisations of a portfolio that have not answered. */
export async function listWaitingIds(read: Reader, portfolioId: string): Promise<string[]> {
  const rows = await read
    .select({ id: portfolioOrganisations.id })
    .from(portfolioOrganisations)
    .where(and(eq(portfolioOrganisations.portfolioId, portfolioId), eq(portfolioOrganisations.accepted, false)));
  return rows.map((row) => row.id);
}

/** One page of the portfolios that an organisation is in, or asked to be in, the newest first. */
export async function listMembershipRows(read: Reader, organizationId: string, { page, pageSize }: Paging) {
  const where = eq(portfolioOrganisations.organizationId, organizationId);
  const [rows, total] = await Promise.all([
    read
      .select({
        id: portfolios.id,
        name: portfolios.name,
        organizationId: organisations.id,
        orgName: organisations.name,
        orgLogo: organisations.logo,
        orgFriendlyUrl: organisations.friendlyUrl,
        accepted: portfolioOrganisations.accepted,
        createdAt: portfolioOrganisations.createdAt,
      })
      .from(portfolioOrganisations)
      .innerJoin(portfolios, eq(portfolios.id, portfolioOrganisations.portfolioId))
      .innerJoin(organisations, eq(organisations.id, portfolios.organizationId))
      .where(where)
      .orderBy(desc(portfolioOrganisations.createdAt), desc(portfolioOrganisations.id))
      .limit(pageSize)
      .offset(page * pageSize),
    countMembers(read, where),
  ]);
  return { rows, total };
}
export type MembershipRow = Awaited<ReturnType<typeof listMembershipRows>>['rows'][number];

/** Undefined when the organisation is in the portfolio, or asked, already. */
export async function insertMember(
  t: Tx,
  row: typeof portfolioOrganisations.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await t
    .insert(portfolioOrganisations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: portfolioOrganisations.id });
  return inserted?.id;
}

/** False for all but the first who accept. */
export async function acceptMember(t: Tx, id: string, answer: { answeredBy: string; answeredAt: Date }) {
  const accepted = await t
    .update(portfolioOrganisations)
    .set({ ...answer, accepted: true })
    .where(and(eq(portfolioOrganisations.id, id), eq(portfolioOrganisations.accepted, false)))
    .returning({ id: portfolioOrganisations.id });
  return accepted.length > 0;
}

/** False when it is gone, or no longer what it was. */
export async function deleteMember(t: Tx, { id, accepted }: { id: string; accepted: boolean }): Promise<boolean> {
  const gone = await t
    .delete(portfolioOrganisations)
    .where(and(eq(portfolioOrganisations.id, id), eq(portfolioOrganisations.accepted, accepted)))
    .returning({ id: portfolioOrganisations.id });
  return gone.length > 0;
}
