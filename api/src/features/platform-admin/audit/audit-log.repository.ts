import type { AuditCategory, AuditRole } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  auditEntries,
  gygs,
  organizationKeys,
  organizationOrigins,
  organizations,
  remoteChoices,
  users,
  webhooks,
} from '@gyg/database/schema';
import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { matchesWords } from '../../../access/queries/keyword.repository';
import type { Paging } from '../../../access/queries/paging.repository';

/** The ids that a keyword stands for. */
interface AuditSubjects {
  actors: readonly string[];
  targets: readonly string[];
  requestId: string;
}

export interface AuditFilter {
  subjects?: AuditSubjects | undefined;
  role?: AuditRole | undefined;
  category?: AuditCategory | undefined;
  /** From this time on. */
  from?: Date | undefined;
  /** Before this time. */
  before?: Date | undefined;
}

export type AuditRow = typeof auditEntries.$inferSelect;

/** Each part has an index, so that a search reads only the entries that it finds. */
const concerns = ({ actors, targets, requestId }: AuditSubjects): SQL | undefined =>
  or(
    actors.length === 0 ? undefined : inArray(auditEntries.actor, [...actors]),
    inArray(auditEntries.target, [...targets]),
    eq(auditEntries.requestId, requestId),
  );

const matches = ({ subjects, role, category, from, before }: AuditFilter): SQL | undefined =>
  and(
    subjects && concerns(subjects),
    role && eq(auditEntries.role, role),
    category && eq(auditEntries.category, category),
    from && gte(auditEntries.createdAt, from),
    before && lt(auditEntries.createdAt, before),
  );

/** A page of entries, newest first. */
export function listAuditRows(read: Reader, filter: AuditFilter, { page, pageSize }: Paging): Promise<AuditRow[]> {
  return read
    .select()
    .from(auditEntries)
    .where(matches(filter))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

export const countAuditRows = (read: Reader, filter: AuditFilter) => read.$count(auditEntries, matches(filter));

/** The maximum number of things of one kind that a keyword stands for. */
const mostOfKind = 200;

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What the organisations own whose changes are recorded, and keys and origins with the keyword in their name. */
async function findAccess(read: Reader, keyword: string, organizationIds: readonly string[]) {
  const owners = [...organizationIds];
  const [origins, keys, hooks] = await Promise.all([
    read
      .select({ id: organizationOrigins.id })
      .from(organizationOrigins)
      .where(
        or(
          inArray(organizationOrigins.organizationId, owners),
          and(...matchesWords(keyword, { texts: [organizationOrigins.origin] })),
        ),
      )
      .limit(mostOfKind),
    read
      .select({ id: organizationKeys.id })
      .from(organizationKeys)
      .where(
        or(
          inArray(organizationKeys.organizationId, owners),
          and(...matchesWords(keyword, { texts: [organizationKeys.name] })),
        ),
      )
      .limit(mostOfKind),
    read.select({ id: webhooks.id }).from(webhooks).where(inArray(webhooks.organizationId, owners)).limit(mostOfKind),
  ]);
  return { origins: ids(origins), keys: ids(keys), webhooks: ids(hooks) };
}

/** The people and things that a keyword names, and the keyword itself as the id of a request or a remote. */
export async function findAuditSubjects(read: Reader, keyword: string): Promise<AuditSubjects> {
  const named = <Column extends Parameters<typeof matchesWords>[1]>(columns: Column) =>
    and(...matchesWords(keyword, columns));
  const [people, owners, events, remotes] = await Promise.all([
    read
      .select({ id: users.id })
      .from(users)
      .where(named({ searchTexts: [users.searchText] }))
      .limit(mostOfKind),
    read
      .select({ id: organizations.id })
      .from(organizations)
      .where(named({ searchTexts: [organizations.searchText] }))
      .limit(mostOfKind),
    read
      .select({ id: gygs.id })
      .from(gygs)
      .where(named({ searchTexts: [gygs.searchText] }))
      .limit(mostOfKind),
    read
      .select({ id: remoteChoices.name })
      .from(remoteChoices)
      .where(named({ texts: [remoteChoices.name] }))
      .limit(mostOfKind),
  ]);
  const access = await findAccess(read, keyword, ids(owners));
  return {
    actors: [...ids(people), ...access.keys.map((id) => `key:${id}`)],
    targets: [
      ...[...ids(people), ...ids(owners), ...ids(events), ...ids(remotes)],
      ...[...access.origins, ...access.keys, ...access.webhooks, keyword],
    ],
    requestId: keyword,
  };
}
