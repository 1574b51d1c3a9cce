import type { OrganizationRequestStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import {
  organizationInvites,
  organizationPages,
  organizationRequests,
  organizations,
  users,
} from '@gyg/database/schema';
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

export async function insertOrganizationInvite(tx: Tx, row: typeof organizationInvites.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(organizationInvites).values(row).returning({ id: organizationInvites.id });
  if (!inserted) throw new Error('The invitation was not written');
  return inserted.id;
}

export async function findOrganizationInvite(read: Reader, inviteId: string) {
  const [row] = await read
    .select({
      id: organizationInvites.id,
      company: organizationInvites.company,
      recipient: organizationInvites.recipient,
    })
    .from(organizationInvites)
    .where(eq(organizationInvites.id, inviteId));
  return row;
}

/** The names and websites of all organisations, to compare a request with. */
export function listNamedOrganizations(read: Reader) {
  const { id, name, friendlyUrl } = organizations;
  return read
    .select({ id, name, friendlyUrl, website: organizationPages.website })
    .from(organizations)
    .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id));
}
export type NamedOrganization = Awaited<ReturnType<typeof listNamedOrganizations>>[number];

/** Which of these normalised names organisations have. */
export async function listTakenNames(read: Reader, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await read
    .select({ name: organizations.searchText })
    .from(organizations)
    .where(inArray(organizations.searchText, [...names]));
  return new Set(rows.map(({ name }) => name));
}

/** A person by id; undefined once they are erased. */
export async function findPerson(read: Reader, userId: string) {
  const [row] = await read
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return row;
}

/** The invitation with who sent it. */
export async function findInvitation(read: Reader, inviteId: string) {
  const { company, createdAt, invitedBy } = organizationInvites;
  const [row] = await read
    .select({ company, createdAt, invitedBy, name: users.fullName })
    .from(organizationInvites)
    .innerJoin(users, eq(users.id, invitedBy))
    .where(eq(organizationInvites.id, inviteId));
  return row;
}
