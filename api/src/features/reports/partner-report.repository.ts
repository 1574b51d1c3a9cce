import type { Reader } from '@gyg/database';
import { bookings, gygPartners, gygs, needs, organizations } from '@gyg/database/schema';
import { and, countDistinct, eq, inArray, ne, sql } from 'drizzle-orm';
import { hasStarted, type Period, within } from '../../access/queries/gyg-states.repository';
import { reported } from './report.repository';

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
