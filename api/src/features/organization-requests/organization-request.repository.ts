import type { OrganizationRequestStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { organisationRequests, users } from '@gyg/database/schema';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';

export type OrganizationRequestRow = typeof organisationRequests.$inferSelect;
export type NewOrganizationRequest = typeof organisationRequests.$inferInsert;

export async function findRequest(read: Reader, requestId: string): Promise<OrganizationRequestRow | undefined> {
  const [row] = await read.select().from(organisationRequests).where(eq(organisationRequests.id, requestId));
  return row;
}

export async function listRequestRows(
  read: Reader,
  { status, page, pageSize }: { status?: OrganizationRequestStatus | undefined; page: number; pageSize: number },
): Promise<{ rows: OrganizationRequestRow[]; total: number }> {
  const where = status === undefined ? undefined : eq(organisationRequests.status, status);
  const [rows, [total]] = await Promise.all([
    read
      .select()
      .from(organisationRequests)
      .where(where)
      .orderBy(desc(organisationRequests.createdAt), desc(organisationRequests.id))
      .limit(pageSize)
      .offset(page * pageSize),
    read.select({ total: count() }).from(organisationRequests).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** Answers a request that waits; undefined for all but the first who answer. */
export async function answerRequest(
  t: Tx,
  requestId: string,
  answer: { status: 'ACCEPTED' | 'DECLINED'; answeredBy: string; answeredAt: Date },
): Promise<OrganizationRequestRow | undefined> {
  const [row] = await t
    .update(organisationRequests)
    .set(answer)
    .where(and(eq(organisationRequests.id, requestId), eq(organisationRequests.status, 'PENDING')))
    .returning();
  return row;
}

/** Notes the organisation that an accepted request made, and when its admin was made, if they had an account. */
export async function setOrganization(
  t: Tx,
  requestId: string,
  made: { organizationId: string; adminMadeAt: Date | null },
): Promise<void> {
  await t.update(organisationRequests).set(made).where(eq(organisationRequests.id, requestId));
}

export async function insertRequest(t: Tx, request: NewOrganizationRequest): Promise<string> {
  const [row] = await t.insert(organisationRequests).values(request).returning({ id: organisationRequests.id });
  if (!row) throw new Error('The request was not written');
  return row.id;
}

/** Living users by the subjects of their tokens; whoever never signed in here is not among them. */
export async function listPeopleBySubject(read: Reader, subjects: readonly string[]) {
  if (subjects.length === 0) return [];
  return read
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(and(inArray(users.subject, [...subjects]), isNull(users.erasedAt)));
}
