import type { OrganizationRequestStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { organizationRequests, users } from '@gyg/database/schema';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { matchesWords } from '../../../access/queries/keyword.repository';
import type { Paging } from '../../../access/queries/paging.repository';

export type OrganizationRequestRow = typeof organizationRequests.$inferSelect;
export type NewOrganizationRequest = typeof organizationRequests.$inferInsert;

export async function findRequest(read: Reader, requestId: string): Promise<OrganizationRequestRow | undefined> {
  const [row] = await read.select().from(organizationRequests).where(eq(organizationRequests.id, requestId));
  return row;
}

interface RequestFilter {
  status?: OrganizationRequestStatus | undefined;
  keyword?: string | undefined;
}

function conditions({ status, keyword }: RequestFilter) {
  const { name, requesterName, requesterEmail } = organizationRequests;
  return and(
    status === undefined ? undefined : eq(organizationRequests.status, status),
    ...matchesWords(keyword, { texts: [name, requesterName, requesterEmail] }),
  );
}

export async function listRequestRows(
  read: Reader,
  { page, pageSize, ...filter }: RequestFilter & Paging,
): Promise<OrganizationRequestRow[]> {
  return read
    .select()
    .from(organizationRequests)
    .where(conditions(filter))
    .orderBy(desc(organizationRequests.createdAt), desc(organizationRequests.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

/** The requests with the keyword by status. */
export async function countRequests(read: Reader, keyword: string | undefined) {
  const rows = await read
    .select({ status: organizationRequests.status, total: count() })
    .from(organizationRequests)
    .where(conditions({ keyword }))
    .groupBy(organizationRequests.status);
  const of = (status: OrganizationRequestStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { PENDING: of('PENDING'), ACCEPTED: of('ACCEPTED'), DECLINED: of('DECLINED') };
}

/** Answers a pending request; undefined for all but the first caller. */
export async function answerRequest(
  tx: Tx,
  requestId: string,
  answer: { status: 'ACCEPTED' | 'DECLINED'; answer: string; answeredBy: string; answeredAt: Date },
): Promise<OrganizationRequestRow | undefined> {
  const [row] = await tx
    .update(organizationRequests)
    .set(answer)
    .where(and(eq(organizationRequests.id, requestId), eq(organizationRequests.status, 'PENDING')))
    .returning();
  return row;
}

/** Stores the organisation of an accepted request, and when its admin was added if they had an account. */
export async function setOrganization(
  tx: Tx,
  requestId: string,
  organization: { organizationId: string; adminMadeAt: Date | null },
): Promise<void> {
  await tx.update(organizationRequests).set(organization).where(eq(organizationRequests.id, requestId));
}

export async function insertRequest(tx: Tx, request: NewOrganizationRequest): Promise<string> {
  const [row] = await tx.insert(organizationRequests).values(request).returning({ id: organizationRequests.id });
  if (!row) throw new Error('The request was not written');
  return row.id;
}

/** Active users by token subject; subjects without a user are left out. */
export async function listPeopleBySubject(read: Reader, subjects: readonly string[]) {
  if (subjects.length === 0) return [];
  return read
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(and(inArray(users.subject, [...subjects]), isNull(users.erasedAt)));
}
