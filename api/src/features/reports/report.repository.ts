import type { ReadingLanguage } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { bookings, gygPartners, gygs, needs, organizations, users } from '@gyg/database/schema';
import { and, asc, count, countDistinct, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { fromOthers } from '../../access/queries/booked-gyg.repository';
import { hasStarted, type Period, within } from '../../access/queries/gyg-states.repository';
import { bookedNeedTitleIn, gygTitleIn } from '../../access/queries/texts-in-language.repository';

/** In an organisation's name, or at the gygs that it hosts and not in its name. */
export type Side = { organizationId: string } | { hostId: string };

/** The joined organisation is the represented one. */
const hostName = sql<string>`(select host.name from ${organizations} host where host.id = ${gygs.organizationId})`;

/** Active bookings of started gygs in the period. Only approved representations are stored in them. */
function reported(side: Side, period: Period, now: Date) {
  return and(
    'hostId' in side
      ? and(eq(gygs.organizationId, side.hostId), fromOthers(side.hostId))
      : eq(bookings.organizationId, side.organizationId),
    eq(bookings.status, 'ACTIVE'),
    hasStarted(now),
    within(period),
  );
}

/** The bookings in a report, newest gyg first. Only what puts them in order is read; `findReportRows` reads the rest. */
export async function listReportIds(
  read: Reader,
  side: Side,
  period: Period,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await read
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(reported(side, period, now))
    .orderBy(desc(gygs.startDateTime), desc(gygs.id), asc(bookings.createdAt), asc(bookings.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

const rowsOfBookings = prepared({ ids: 'ids', reading: 'text' }, (db, { ids, reading }) =>
  db
    .select({
      bookingId: bookings.id,
      gygId: gygs.id,
      gygTitle: gygTitleIn(reading),
      startDateTime: gygs.startDateTime,
      endDateTime: gygs.endDateTime,
      hostId: gygs.organizationId,
      hostName,
      userId: bookings.userId,
      userName: users.fullName,
      organizationId: bookings.organizationId,
      orgName: organizations.name,
      needId: needs.id,
      needTitle: bookedNeedTitleIn(reading),
      durationMinutes: needs.durationMinutes,
      contributionType: bookings.kind,
      quantity: bookings.quantity,
      attendance: bookings.attendance,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(organizations, eq(organizations.id, bookings.organizationId))
    .where(and(inArray(bookings.id, ids), eq(bookings.status, 'ACTIVE'))),
);
export type ReportRow = Awaited<ReturnType<typeof rowsOfBookings>>[number];

/** The rows of a report of these bookings, in their order, without those that were cancelled meanwhile. */
export async function findReportRows(
  read: Reader,
  ids: readonly string[],
  reading: ReadingLanguage,
): Promise<ReportRow[]> {
  const rows = await rowsOfBookings(read, { ids, reading });
  const byId = new Map(rows.map((row) => [row.bookingId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countReportRows(read: Reader, side: Side, period: Period, now: Date): Promise<number> {
  const [row] = await read
    .select({ total: count() })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(reported(side, period, now));
  return row?.total ?? 0;
}

/** Attendance that represents other organisations at a host's gygs. */
const attendedForPartners = (hostId: string, period: Period, now: Date) =>
  and(reported({ hostId }, period, now), eq(bookings.attendance, 'ATTENDED'), ne(bookings.organizationId, hostId));

/** Minutes and different people, by organisation. */
export function sumByPartner(read: Reader, hostId: string, period: Period, now: Date) {
  return read
    .select({
      orgId: sql<string>`${bookings.organizationId}`,
      minutes: sql`coalesce(sum(${needs.durationMinutes}), 0)`.mapWith(Number),
      participants: countDistinct(bookings.userId),
    })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .where(attendedForPartners(hostId, period, now))
    .groupBy(bookings.organizationId);
}

/** The gygs at which each organisation was represented. */
export function listRepresentedAt(read: Reader, hostId: string, period: Period, now: Date) {
  return read
    .selectDistinct({ orgId: sql<string>`${bookings.organizationId}`, gygId: bookings.gygId })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(attendedForPartners(hostId, period, now));
}

/** The started gygs of which each organisation was an accepted partner. */
export function listPartneredAt(read: Reader, hostId: string, period: Period, now: Date) {
  return read
    .select({ orgId: gygPartners.organizationId, gygId: gygPartners.gygId })
    .from(gygPartners)
    .innerJoin(gygs, eq(gygs.id, gygPartners.gygId))
    .where(and(eq(gygs.organizationId, hostId), eq(gygPartners.accepted, true), hasStarted(now), within(period)));
}

/** Names and types. */
export function listOrganizationCards(read: Reader, organizationIds: readonly string[]) {
  return read
    .select({ orgId: organizations.id, orgName: organizations.name, orgType: organizations.organizationType })
    .from(organizations)
    .where(inArray(organizations.id, [...organizationIds]));
}
