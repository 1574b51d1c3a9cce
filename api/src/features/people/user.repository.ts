import { prepared, type Reader, type Tx } from '@gyg/database';
import { gygManagers, memberships, organizationRequests, organizations, users } from '@gyg/database/schema';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

const findById = prepared({ id: users.id }, (db, { id }) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt))),
);

/** An active user; erased ones are not found. */
export async function findUser(read: Reader, userId: string): Promise<UserRow | undefined> {
  const [row] = await findById(read, { id: userId });
  return row;
}

const activeById = prepared({ id: users.id }, (db, { id }) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt))),
);

/** Whether a user exists and has not been erased. */
export const isActiveUser = async (read: Reader, userId: string): Promise<boolean> =>
  (await activeById(read, { id: userId })).length > 0;

export async function findUserBySubject(read: Reader, subject: string): Promise<UserRow | undefined> {
  const [row] = await read.select().from(users).where(eq(users.subject, subject));
  return row;
}

/** Users with a verified address (lower case). */
export function findUsersByEmail(read: Reader, email: string): Promise<UserRow[]> {
  return read
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
}

/** Creates the user of a subject; undefined if one exists, also under concurrent calls. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.subject }).returning();
  return row;
}

export async function updateUserRow(tx: Tx, userId: string, changes: Partial<NewUser>): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .returning();
  return row;
}

/**
 * Claims the organisations that were created for this address and have no admin yet; each once, so that a removed admin
 * cannot return with another account.
 */
export async function claimOrganizationsRequestedBy(tx: Tx, email: string, now: Date) {
  const claimed = await tx
    .update(organizationRequests)
    .set({ adminMadeAt: now })
    .where(
      and(
        eq(organizationRequests.requesterEmail, email),
        eq(organizationRequests.status, 'ACCEPTED'),
        isNotNull(organizationRequests.organizationId),
        isNull(organizationRequests.adminMadeAt),
      ),
    )
    .returning({ id: organizationRequests.organizationId });
  const ids = claimed.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  return tx
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, ids));
}

/** Makes a user ADMIN of an organisation, whatever their role was. */
export async function upsertAdmin(tx: Tx, organizationId: string, userId: string, now: Date): Promise<void> {
  await tx
    .insert(memberships)
    .values({ organizationId, userId, role: 'ADMIN', createdAt: now })
    .onConflictDoUpdate({ target: [memberships.organizationId, memberships.userId], set: { role: 'ADMIN' } });
}

export async function insertMembership(tx: Tx, membership: typeof memberships.$inferInsert): Promise<string> {
  const [row] = await tx.insert(memberships).values(membership).returning({ id: memberships.id });
  return row?.id ?? '';
}

/** Active users by token subject. */
export async function listUsersBySubject(read: Reader, subjects: readonly string[]): Promise<UserRow[]> {
  if (subjects.length === 0) return [];
  return read
    .select()
    .from(users)
    .where(and(inArray(users.subject, [...subjects]), isNull(users.erasedAt)));
}

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
