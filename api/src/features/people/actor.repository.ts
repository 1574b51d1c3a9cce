import { prepared, type Reader } from '@gyg/database';
import { gygManagers, memberships, users } from '@gyg/database/schema';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

/** The ids of the gygs that a person manages, separated by spaces; null without any. */
const managedGygIds = sql<string | null>`(select string_agg(${gygManagers.gygId}, ' ') from ${gygManagers}
  where ${gygManagers.userId} = ${users.id})`;

const selectActors = (read: Reader, who: SQL) =>
  read
    .select({
      id: users.id,
      subject: users.subject,
      fullName: users.fullName,
      locale: users.locale,
      organizationId: memberships.organizationId,
      role: memberships.role,
      managedGygIds,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(and(who, isNull(users.erasedAt)));

const bySubject = prepared({ subject: users.subject }, (db, { subject }) =>
  selectActors(db, eq(users.subject, subject)),
);
const byId = prepared({ id: users.id }, (db, { id }) => selectActors(db, eq(users.id, id)));

/** A person with their memberships, one row for each, or one with nulls, and all gygs that they manage in each row. */
export function listActorRows(read: Reader, who: { subject: string } | { id: string }) {
  return 'id' in who ? byId(read, who) : bySubject(read, who);
}
