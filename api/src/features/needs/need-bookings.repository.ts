import type { Reader } from '@gyg/database';
import { needs } from '@gyg/database/schema';
import { type AnyColumn, and, eq, sql } from 'drizzle-orm';

const sumOf = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** The counted bookings of a gyg, or of one of its needs. Deleted needs may still have ended ones. */
export async function sumBookings(read: Reader, gygId: string, needId: string | undefined) {
  const [row] = await read
    .select({
      confirmed: sumOf(needs.activeBookings),
      waiting: sumOf(needs.pendingBookings),
      ended: sumOf(needs.endedBookings),
    })
    .from(needs)
    .where(and(eq(needs.gygId, gygId), needId === undefined ? undefined : eq(needs.id, needId)));
  return row ?? { confirmed: 0, waiting: 0, ended: 0 };
}
