import { randomUUID } from 'node:crypto';
import { insertRows, listOf, prepared, type Reader, type Tx } from '@gyg/database';
import {
  gygManagers,
  gygs,
  memberships,
  needs,
  needTranslations,
  notifications,
  organizations,
  users,
} from '@gyg/database/schema';
import { and, count, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../../access/actor';
import { gygColumns } from '../../access/queries/gyg-columns.repository';
import { isPublished } from '../../access/queries/gyg-states.repository';
import type { Paging } from '../../access/queries/paging.repository';
import type { NotificationType } from './notification-texts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;
export type ActionKind = NonNullable<NotificationRow['actionKind']>;

const addressee = { id: users.id, locale: users.locale };

/** A user to notify and their language. */
export type Addressee = Pick<typeof users.$inferSelect, 'id' | 'locale'>;

const listAdminsOf = prepared({ organizationId: organizations.id }, (db, { organizationId }) =>
  db
    .select(addressee)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.role, 'ADMIN'), isNull(users.erasedAt))),
);
const listHostsOf = prepared({ gygId: gygs.id, organizationId: organizations.id }, (db, { gygId, organizationId }) => {
  const admins = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.role, 'ADMIN')));
  const managers = db.select({ id: gygManagers.userId }).from(gygManagers).where(eq(gygManagers.gygId, gygId));
  return db
    .select(addressee)
    .from(users)
    .where(and(inArray(users.id, admins.union(managers)), isNull(users.erasedAt)));
});

export function listAdmins(read: Reader, organizationId: string): Promise<Addressee[]> {
  return listAdminsOf(read, { organizationId });
}

/** The organisation's admins and the gyg's managers, each once. */
export function listHosts(read: Reader, gyg: { id: string; organizationId: string }): Promise<Addressee[]> {
  return listHostsOf(read, { gygId: gyg.id, organizationId: gyg.organizationId });
}

/** Writes any number of notifications; returns their ids. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<string[]> {
  const withIds = rows.map((row) => ({ ...row, id: row.id ?? randomUUID() }));
  await insertRows(tx, notifications, withIds);
  return withIds.map(({ id }) => id);
}

/** Marks all notifications of actions of a kind as answered, which archives them. */
export async function answerActions(
  tx: Tx,
  { kind, targetIds }: { kind: ActionKind; targetIds: readonly string[] },
  answer: { respondedAt: Date | null; responderAccepted: boolean | null; responderFullName: string | null },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ ...answer, archived: true })
    .where(and(eq(notifications.actionKind, kind), inArray(notifications.actionTargetId, listOf(targetIds))));
}

/** A person's reminders of a gyg, or of all its people; of bookings and places, or of one of them. */
export interface RemindersOf {
  gygId: string;
  userId?: string;
  type?: 'gyg_reminder' | 'place_reminder';
}

/** Marks reminders as answered, which archives them; only those without an answer if `open`. */
export async function answerReminders(
  tx: Tx,
  { gygId, userId, type, open = false }: RemindersOf & { open?: boolean },
  answer: Parameters<typeof answerActions>[2],
): Promise<void> {
  const ofPerson = userId === undefined ? undefined : eq(notifications.userId, userId);
  const ofType = type === undefined ? undefined : eq(notifications.type, type);
  await tx
    .update(notifications)
    .set({ ...answer, archived: true })
    .where(
      and(
        eq(notifications.gygId, gygId),
        eq(notifications.actionKind, 'reminder'),
        ofPerson,
        ofType,
        open ? isNull(notifications.respondedAt) : undefined,
      ),
    );
}

/** The owner of the list and whether the token is the platform's. */
type ListReader = Pick<SignedIn, 'id' | 'client'>;

/** The same; the id may be the place of one in a prepared statement. */
interface Reading {
  id: string | SQL<string>;
  ownToken: boolean;
}

/** These types contain a recipient's name. */
const ofRecipients: NotificationType[] = ['recipient_booked', 'recipient_cancelled'];

/** These say that a gyg, or its waiting list, was called off. */
const ofCalledOff: NotificationType[] = ['gyg_unpublished', 'waitlist_closed', 'waitlist_place_closed'];

/** Whether the reader is now a host of the notification's gyg; never with a partner site's token. */
function isHost({ id, ownToken }: Reading): SQL | undefined {
  const managed = sql`exists (select 1 from ${gygManagers}
    where ${gygManagers.gygId} = ${notifications.gygId} and ${gygManagers.userId} = ${id})`;
  const hosted = sql`exists (select 1 from ${gygs}
    inner join ${memberships} on ${memberships.organizationId} = ${gygs.organizationId}
    where ${gygs.id} = ${notifications.gygId} and ${memberships.userId} = ${id} and ${memberships.role} = 'ADMIN')`;
  return ownToken ? or(managed, hosted) : sql`1 = 0`;
}

/**
 * Leaves out notifications that the reader may no longer see. Those about a draft gyg are for its hosts (decision 0015)
 * and reappear when it is published; former bookers, and people who
 * waited, only see that it was called off. Those about a recipient are for the
 * gyg's current hosts.
 */
function readableBy(reader: Reading): SQL | undefined {
  const published = sql`exists (select 1 from ${gygs}
    where ${gygs.id} = ${notifications.gygId} and ${isPublished()})`;
  const calledOff = inArray(notifications.type, ofCalledOff);
  const host = isHost(reader);
  return and(
    or(isNull(notifications.gygId), published, calledOff, host),
    or(notInArray(notifications.type, ofRecipients), host),
  );
}

export interface NotificationList extends Paging {
  reader: ListReader;
  archived: boolean;
}

const hostLogo = sql<string | null>`(select host.logo from organizations host where host.id = ${gygs.organizationId})`;

/** Notifications with the names and pictures of related rows; add conditions, order and limit. */
const selectShown = (read: Reader) =>
  read
    .select({
      row: notifications,
      personName: users.fullName,
      personImage: users.profileImage,
      orgName: organizations.name,
      orgFriendlyUrl: organizations.friendlyUrl,
      orgLogo: organizations.logo,
      hostLogo,
      gygTitle: gygs.title,
      gygLanguage: gygs.language,
      secondLanguage: gygColumns.secondLanguage,
      secondTitle: gygColumns.secondTitle,
      gygPublishedAt: gygs.publishedAt,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.relatedUserId))
    .leftJoin(organizations, eq(organizations.id, notifications.organizationId))
    .leftJoin(gygs, eq(gygs.id, notifications.gygId));
export type ShownNotificationRow = Awaited<ReturnType<typeof selectShown>>[number];

const ofList = { userId: notifications.userId, archived: notifications.archived } as const;

/** The frequent statements about a list, for its owner and for a partner's site. */
function prepareLists(ownToken: boolean) {
  const mine = (userId: SQL<string>, archived: SQL<boolean>) =>
    and(eq(notifications.userId, userId), eq(notifications.archived, archived), readableBy({ id: userId, ownToken }));
  return {
    list: prepared({ ...ofList, limit: 'number', offset: 'number' }, (db, { userId, archived, limit, offset }) =>
      selectShown(db)
        .where(mine(userId, archived))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit)
        .offset(offset),
    ),
    count: prepared(ofList, (db, { userId, archived }) =>
      db.select({ total: count() }).from(notifications).where(mine(userId, archived)),
    ),
    countNotViewed: prepared({ userId: notifications.userId }, (db, { userId }) =>
      db
        .select({ total: count() })
        .from(notifications)
        .where(notViewed({ id: userId, ownToken })),
    ),
  };
}
const ofOwner = prepareLists(true);
const ofSite = prepareLists(false);
const statementsOf = ({ client }: ListReader) => (client === null ? ofOwner : ofSite);

export async function listNotificationRows(read: Reader, { reader, archived, page, pageSize }: NotificationList) {
  const { list, count: countAll } = statementsOf(reader);
  const filter = { userId: reader.id, archived };
  const [rows, [total]] = await Promise.all([
    list(read, { ...filter, limit: pageSize, offset: page * pageSize }),
    countAll(read, filter),
  ]);
  return { rows, total: total?.total ?? 0 };
}

const notViewed = (reader: Parameters<typeof readableBy>[0]) =>
  and(
    eq(notifications.userId, reader.id),
    eq(notifications.viewed, false),
    eq(notifications.archived, false),
    readableBy(reader),
  );

export async function countNotViewed(read: Reader, reader: ListReader): Promise<number> {
  const [row] = await statementsOf(reader).countNotViewed(read, { userId: reader.id });
  return row?.total ?? 0;
}

export async function setViewed(tx: Tx, reader: ListReader): Promise<void> {
  await tx
    .update(notifications)
    .set({ viewed: true })
    .where(notViewed({ id: reader.id, ownToken: reader.client === null }));
}

/** A user's notification. */
export async function findNotification(
  read: Reader,
  userId: string,
  notificationId: string,
): Promise<NotificationRow | undefined> {
  const [row] = await read
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, notificationId), eq(notifications.userId, userId)));
  return row;
}

export async function setArchived(tx: Tx, notificationId: string, archived: boolean): Promise<void> {
  await tx.update(notifications).set({ archived }).where(eq(notifications.id, notificationId));
}

/** What a user was sent about an organisation at a time. */
export interface SentAt {
  userId: string;
  organizationId: string;
  at: Date;
}

export async function archiveNotificationsAt(tx: Tx, sent: SentAt, types: readonly string[]): Promise<void> {
  const about = and(eq(notifications.userId, sent.userId), eq(notifications.organizationId, sent.organizationId));
  const written = and(inArray(notifications.type, [...types]), eq(notifications.createdAt, sent.at));
  await tx.update(notifications).set({ archived: true }).where(and(about, written));
}

/** The needs of these gygs that have a title in a second language, with both titles. */
export async function listTranslatedNeeds(read: Reader, gygIds: readonly string[]) {
  if (gygIds.length === 0) return [];
  return read
    .select({ gygId: needs.gygId, title: needs.title, second: needTranslations.title })
    .from(needs)
    .innerJoin(needTranslations, eq(needTranslations.needId, needs.id))
    .where(inArray(needs.gygId, [...gygIds]));
}
