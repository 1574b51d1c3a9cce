import { defaultReminderHours, type ReminderSettings, reminderLimits } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import { beneficiaries, bookings, gygReminders, gygs, needs, sentReminders, users } from '@gyg/database/schema';
import { and, asc, eq, isNull, lte, notExists } from 'drizzle-orm';
import { isUpcoming } from '../../../access/queries/gyg-states.repository';
import { secondNeedTitle } from '../../../access/queries/texts-in-language.repository';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { dueHours } from './due-hours';

const hour = 60 * 60 * 1000;

/** A gyg and its current start. */
type StartingGyg = Pick<typeof gygs.$inferSelect, 'id' | 'startDateTime'>;

/** Published gyg that starts within some hours, and not before. */
const startsWithin = (now: Date, hours: number) =>
  and(isUpcoming(now), lte(gygs.startDateTime, new Date(now.getTime() + hours * hour)));

const recordOf = and(eq(sentReminders.gygId, gygs.id), eq(sentReminders.startDateTime, gygs.startDateTime));

/** Gygs without settings that have no record of a due reminder, the soonest first. */
async function listDueByDefault(read: Reader, now: Date, hours: number, limit: number): Promise<string[]> {
  const record = read
    .select({ gygId: sentReminders.gygId })
    .from(sentReminders)
    .where(and(recordOf, eq(sentReminders.hoursBefore, hours)));
  const settings = read.select({ gygId: gygReminders.gygId }).from(gygReminders).where(eq(gygReminders.gygId, gygs.id));
  const rows = await read
    .select({ id: gygs.id })
    .from(gygs)
    .where(and(startsWithin(now, hours), notExists(settings), notExists(record)))
    .orderBy(asc(gygs.startDateTime))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The same of gygs whose hosts have chosen other times: few, so their hours are compared here. */
async function listDueBySettings(read: Reader, now: Date, limit: number): Promise<string[]> {
  const { id, publishedAt, startDateTime } = gygs;
  const rows = await read
    .select({
      id,
      publishedAt,
      startDateTime,
      hoursBefore: gygReminders.hoursBefore,
      recorded: sentReminders.hoursBefore,
    })
    .from(gygs)
    .innerJoin(gygReminders, and(eq(gygReminders.gygId, gygs.id), eq(gygReminders.enabled, true)))
    .leftJoin(sentReminders, recordOf)
    .where(startsWithin(now, reminderLimits.maxHours))
    .orderBy(asc(startDateTime));
  const sent = new Set(rows.map((row) => `${row.id} ${row.recorded}`));
  const due = rows.filter((row) =>
    dueHours(row, row.hoursBefore, now).some((hours) => !sent.has(`${row.id} ${hours}`)),
  );
  return [...new Set(due.map((row) => row.id))].slice(0, limit);
}

/** Published gygs that have not started and have a due reminder without a record, up to a limit of each kind. */
export async function listDueGygs(read: Reader, now: Date, limit: number): Promise<string[]> {
  const byDefault: string[] = [];
  for (const hours of defaultReminderHours) byDefault.push(...(await listDueByDefault(read, now, hours, limit)));
  return [...new Set([...byDefault, ...(await listDueBySettings(read, now, limit))])];
}

/** The recorded reminders of the current start, in hours before it. */
export async function listRecorded(read: Reader, gyg: StartingGyg): Promise<number[]> {
  if (gyg.startDateTime === null) return [];
  const rows = await read
    .select({ hoursBefore: sentReminders.hoursBefore })
    .from(sentReminders)
    .where(and(eq(sentReminders.gygId, gyg.id), eq(sentReminders.startDateTime, gyg.startDateTime)));
  return rows.map((row) => row.hoursBefore);
}

/** Records a reminder of the current start; true for exactly one of several concurrent callers (by primary key). */
export async function insertSent(
  { tx, now }: UnitOfWork,
  { id, startDateTime }: StartingGyg,
  { hoursBefore, recipients }: { hoursBefore: number; recipients: number },
): Promise<boolean> {
  if (startDateTime === null) return false;
  const written = await tx
    .insert(sentReminders)
    .values({ gygId: id, startDateTime, hoursBefore, recipients, createdAt: now })
    .onConflictDoNothing()
    .returning({ gygId: sentReminders.gygId });
  return written.length === 1;
}

const findOfGyg = prepared({ gygId: gygReminders.gygId }, (db, { gygId }) =>
  db
    .select({ enabled: gygReminders.enabled, hoursBefore: gygReminders.hoursBefore })
    .from(gygReminders)
    .where(eq(gygReminders.gygId, gygId)),
);

/** What a host has chosen; undefined without a choice. */
export async function findSettings(read: Reader, gygId: string): Promise<ReminderSettings | undefined> {
  const [row] = await findOfGyg(read, { gygId });
  return row;
}

export async function writeSettings(
  tx: Tx,
  gygId: string,
  { enabled, hoursBefore }: ReminderSettings,
  now: Date,
): Promise<void> {
  const chosen = { enabled, hoursBefore, updatedAt: now };
  await tx
    .insert(gygReminders)
    .values({ gygId, ...chosen, createdAt: now })
    .onConflictDoUpdate({ target: gygReminders.gygId, set: chosen });
}

const person = { userId: users.id, fullName: users.fullName, email: users.email, locale: users.locale };

/** The active bookings of a gyg with their people and needs, oldest first; no erased users. */
export function listBooked(read: Reader, gygId: string) {
  return read
    .select({
      ...person,
      id: bookings.id,
      createdAt: bookings.createdAt,
      quantity: bookings.quantity,
      needTitle: needs.title,
      secondNeedTitle,
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE'), isNull(users.erasedAt)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
}
export type BookedRow = Awaited<ReturnType<typeof listBooked>>[number];

/** The recipients with a place, oldest first; no erased users. */
export function listPlaces(read: Reader, gygId: string) {
  return read
    .select({ ...person, id: beneficiaries.id, createdAt: beneficiaries.createdAt })
    .from(beneficiaries)
    .innerJoin(users, eq(users.id, beneficiaries.userId))
    .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE'), isNull(users.erasedAt)))
    .orderBy(asc(beneficiaries.createdAt), asc(beneficiaries.id));
}
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];
