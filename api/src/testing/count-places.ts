import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, gygs, needs } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

/** Each counter and its expected value, in one statement, so that both are from the same moment. */
export async function countPlaces(read: Reader, gygId: string) {
  const held = sql<number>`(select coalesce(sum(b.quantity), 0) from ${bookings} b
    where b.need_id = ${needs.id} and b.status in ('ACTIVE', 'PENDING'))`.mapWith(Number);
  const bookingsIn = (statuses: string, what = 'count(*)') =>
    sql<number>`(select ${sql.raw(what)} from ${bookings} b
      where b.need_id = ${needs.id} and b.status in (${sql.raw(statuses)}))`.mapWith(Number);
  const placed = sql<number>`(select count(*) from ${beneficiaries} p
    where p.gyg_id = ${gygs.id} and p.status = 'ACTIVE')`.mapWith(Number);
  return read
    .select({
      offered: needs.offeredPositions,
      booked: needs.bookedPositions,
      held,
      active: needs.activeBookings,
      confirmed: bookingsIn("'ACTIVE'"),
      pending: needs.pendingBookings,
      waiting: bookingsIn("'PENDING'"),
      ended: needs.endedBookings,
      over: bookingsIn("'CANCELLED', 'DECLINED'"),
      pendingPositions: needs.pendingPositions,
      waitingPositions: bookingsIn("'PENDING'", 'coalesce(sum(b.quantity), 0)'),
      places: gygs.beneficiaryPositions,
      taken: gygs.beneficiariesTaken,
      placed,
    })
    .from(needs)
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .where(eq(needs.gygId, gygId));
}

/** Wrong counters: not equal to the expected value, or above the offer. */
export async function listMiscounts(read: Reader, gygId: string) {
  return (await countPlaces(read, gygId)).filter(
    ({ offered, booked, held, places, taken, placed, ...row }) =>
      booked !== held ||
      booked > offered ||
      taken !== placed ||
      taken > places ||
      row.active !== row.confirmed ||
      row.pending !== row.waiting ||
      row.ended !== row.over ||
      row.pendingPositions !== row.waitingPositions,
  );
}
