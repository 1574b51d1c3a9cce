import type { Locale } from '@gyg/contract';
import { lockKey, type Reader, type Tx } from '@gyg/database';
import { auditEntries, memberships, organizations, users } from '@gyg/database/schema';
import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { matchesWords } from '../../access/queries/keyword.repository';
import type { Paging } from '../../access/queries/paging.repository';
import { nameColumn } from '../../access/queries/texts-in-language.repository';

const columns = {
  id: users.id,
  subject: users.subject,
  fullName: users.fullName,
  email: users.email,
  profileImage: users.profileImage,
  createdAt: users.createdAt,
};

export interface PeopleFilter {
  keyword?: string | undefined;
  /** Only these people; all if omitted. */
  subjects?: readonly string[] | undefined;
}

const matches = ({ keyword, subjects }: PeopleFilter): SQL | undefined =>
  and(
    isNull(users.erasedAt),
    ...matchesWords(keyword, { searchTexts: [users.searchText, users.email] }),
    subjects && inArray(users.subject, [...subjects]),
  );

/** A page of people by name. */
export function listPersonRows(
  read: Reader,
  filter: PeopleFilter,
  { language, page, pageSize }: Paging & { language: Locale },
) {
  return read
    .select(columns)
    .from(users)
    .where(matches(filter))
    .orderBy(asc(nameColumn(users, language)), asc(users.id))
    .limit(pageSize)
    .offset(page * pageSize);
}
export type PersonRow = Awaited<ReturnType<typeof listPersonRows>>[number];

export const countPeople = (read: Reader, filter: PeopleFilter) => read.$count(users, matches(filter));

/** The organisations of some people, by name. */
export function listOrganizationsOfPeople(read: Reader, userIds: readonly string[], language: Locale) {
  return read
    .select({
      userId: memberships.userId,
      id: organizations.id,
      name: organizations.name,
      friendlyUrl: organizations.friendlyUrl,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(inArray(memberships.userId, [...userIds]))
    .orderBy(asc(nameColumn(organizations, language)), asc(organizations.id));
}

/** Serialises the records of one super user's searches. */
export const lockSearches = (tx: Tx, userId: string) => lockKey(tx, `people.searched:${userId}`);

/** Whether an act of a person is recorded after a time. */
export async function hasRecorded(read: Reader | Tx, actor: string, action: string, after: Date): Promise<boolean> {
  const [entry] = await read
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.actor, actor), gt(auditEntries.createdAt, after), eq(auditEntries.action, action)))
    .limit(1);
  return entry !== undefined;
}
