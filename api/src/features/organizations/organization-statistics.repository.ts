import type { Reader } from '@gyg/database';
import { bookings, gygPartners, gygs, needs } from '@gyg/database/schema';
import { and, countDistinct, eq, isNotNull, type SQL, sql } from 'drizzle-orm';

async function attendedMinutes(read: Reader, which: SQL): Promise<number> {
  const [row] = await read
    .select({ minutes: sql<number>`coalesce(sum(${needs.durationMinutes} * ${bookings.quantity}), 0)`.mapWith(Number) })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(eq(bookings.attendance, 'ATTENDED'), eq(bookings.status, 'ACTIVE'), which));
  return row?.minutes ?? 0;
}

/** Minutes that people attended in the organisation's name. */
export function minutesContributed(read: Reader, organizationId: string): Promise<number> {
  return attendedMinutes(read, eq(bookings.organizationId, organizationId));
}

/** Minutes that people attended on what the organisation hosts. */
export function minutesReceived(read: Reader, organizationId: string): Promise<number> {
  return attendedMinutes(read, eq(gygs.organizationId, organizationId));
}

const seen = (organizationId: string) =>
  and(eq(gygs.organizationId, organizationId), isNotNull(gygs.publishedAt), eq(gygs.hidden, false));

/** How many organisations agreed to be partners of its gygs. */
export async function countPartners(read: Reader, organizationId: string): Promise<number> {
  const [row] = await read
    .select({ partners: countDistinct(gygPartners.organizationId) })
    .from(gygPartners)
    .innerJoin(gygs, eq(gygs.id, gygPartners.gygId))
    .where(and(seen(organizationId), eq(gygPartners.accepted, true)));
  return row?.partners ?? 0;
}

/** Goals of what everybody sees of its gygs. */
export function listGoals(read: Reader, organizationId: string) {
  return read
    .selectDistinct({ primary: gygs.sdgGoalId, secondary: gygs.secondaryGoals })
    .from(gygs)
    .where(seen(organizationId));
}
