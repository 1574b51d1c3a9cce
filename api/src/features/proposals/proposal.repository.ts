import type { ProposalStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygs, organizations, proposals, users } from '@gyg/database/schema';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { listPage, type Paging } from '../../access/queries/paging.repository';

export type NewProposal = typeof proposals.$inferInsert;

/** The represented organisation; the joined one is the recipient of the proposal. */
const representedName = sql<string | null>`(select represented.name from ${organizations} as represented
  where represented.id = ${proposals.representOrgId})`;

const selectProposals = (read: Reader) =>
  read
    .select({
      proposal: proposals,
      orgName: organizations.name,
      orgFriendlyUrl: organizations.friendlyUrl,
      userName: users.fullName,
      userEmail: users.email,
      userLocale: users.locale,
      representOrgName: representedName,
      gygPublishedAt: gygs.publishedAt,
    })
    .from(proposals)
    .innerJoin(organizations, eq(organizations.id, proposals.organizationId))
    .innerJoin(users, eq(users.id, proposals.userId))
    .leftJoin(gygs, eq(gygs.id, proposals.gygId));
export type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number];

export async function findProposal(read: Reader, proposalId: string): Promise<ProposalRow | undefined> {
  const [row] = await selectProposals(read).where(eq(proposals.id, proposalId));
  return row;
}

async function listRows(read: Reader, where: SQL | undefined, paging: Paging) {
  return listPage(
    selectProposals(read).where(where).orderBy(desc(proposals.createdAt), desc(proposals.id)),
    read.select({ total: count() }).from(proposals).where(where),
    paging,
  );
}

export function listUserRows(read: Reader, userId: string, paging: Paging) {
  return listRows(read, eq(proposals.userId, userId), paging);
}

export function listOrganizationRows(read: Reader, organizationId: string, status: ProposalStatus, paging: Paging) {
  return listRows(read, and(eq(proposals.organizationId, organizationId), eq(proposals.status, status)), paging);
}

/** The number of an organisation's proposals in each status. One statement. */
export async function countByStatus(read: Reader, organizationId: string): Promise<Record<ProposalStatus, number>> {
  const rows = await read
    .select({ status: proposals.status, total: count() })
    .from(proposals)
    .where(eq(proposals.organizationId, organizationId))
    .groupBy(proposals.status);
  const totals = Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  return { PENDING: 0, ACCEPTED: 0, DECLINED: 0, ...totals };
}

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<string> {
  const [row] = await tx.insert(proposals).values(proposal).returning({ id: proposals.id });
  if (!row) throw new Error('The proposal was not written');
  return row.id;
}

const pending = (proposalId: string) => and(eq(proposals.id, proposalId), eq(proposals.status, 'PENDING'));

/** Answers a pending proposal; true for exactly one of several concurrent callers. */
export async function updateProposalStatus(tx: Tx, proposalId: string, answer: Partial<NewProposal>): Promise<boolean> {
  const moved = await tx.update(proposals).set(answer).where(pending(proposalId)).returning({ id: proposals.id });
  return moved.length === 1;
}

/** Stores the draft made from an accepted proposal. */
export async function setGyg(tx: Tx, proposalId: string, gygId: string): Promise<void> {
  await tx.update(proposals).set({ gygId }).where(eq(proposals.id, proposalId));
}

/** True if it was still pending. */
export async function removeProposal(tx: Tx, proposalId: string): Promise<boolean> {
  const removed = await tx.delete(proposals).where(pending(proposalId)).returning({ id: proposals.id });
  return removed.length === 1;
}
