import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, gygs, needs, waitlistEntries } from '@gyg/database/schema';
import { eq, type SQL, sql } from 'drizzle-orm';

/** Each counter and its expected value, in one statement, so that both are from the same moment. */
export async function countPlaces(read: Reader, gygId: string) {
  const held = sql<number>`(select coalesce(sum(b.quantity), 0) from ${bookings} b
    where b.need_id = ${needs.id} and b.status in ('ACTIVE', 'PENDING'))`.mapWith(Number);
  const bookingsIn = (statuses: string, what = 'count(*)') =>
    sql<number>`(select ${sql.raw(what)} from ${bookings} b
      where b.need_id = ${needs.id} and b.status in (${sql.raw(statuses)}))`.mapWith(Number);
  const placed = sql<number>`(select count(*) from ${beneficiaries} p
    where p.gyg_id = ${gygs.id} and p.status = 'ACTIVE')`.mapWith(Number);
  const offeredTo = (queue: SQL) =>
    sql<number>`(select coalesce(sum(w.offered_quantity), 0) from ${waitlistEntries} w
      where ${queue} and w.status = 'OFFERED')`.mapWith(Number);
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
      onOffer: needs.heldPositions,
      offers: offeredTo(sql`w.need_id = ${needs.id}`),
      places: gygs.beneficiaryPositions,
      taken: gygs.beneficiariesTaken,
      placed,
      placesOnOffer: gygs.beneficiariesHeld,
      placeOffers: offeredTo(sql`w.gyg_id = ${gygs.id} and w.need_id is null`),
    })
    .from(needs)
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .where(eq(needs.gygId, gygId));
}

/** Wrong counters: not equal to the expected value, or above the offer. */
export async function listMiscounts(read: Reader, gygId: string) {
  return (await countPlaces(read, gygId)).filter(
    ({ offered, booked, held, places, taken, placed, ...row }) =>
      booked !== held + row.offers ||
      row.onOffer !== row.offers ||
      row.placesOnOffer !== row.placeOffers ||
      booked > offered ||
      taken !== placed + row.placeOffers ||
      taken > places ||
      row.active !== row.confirmed ||
      row.pending !== row.waiting ||
      row.ended !== row.over ||
      row.pendingPositions !== row.waitingPositions,
  );
}
