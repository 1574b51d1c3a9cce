import { randomUUID } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { bookings, needs, representationRequests } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';
import type { SeedConfirmedBooking } from './seed-desk-inputs';

/** Writes bookings with few statements. The database checks that no need holds more than it offers. */
export async function insertConfirmedBookings(tx: Tx, seeds: readonly SeedConfirmedBooking[]): Promise<void> {
  if (seeds.length === 0) return;
  const rows = seeds.map((booking) => ({ ...booking, id: randomUUID() }));
  await tx.insert(bookings).values(
    rows.map(({ contributionType, represents, acceptedBy, at, ...row }) => ({
      ...row,
      kind: contributionType,
      organizationId: represents ?? null,
      createdAt: at,
    })),
  );
  const requests = rows.flatMap(({ id, userId, represents, acceptedBy = null, at }) =>
    represents === undefined
      ? []
      : [
          {
            bookingId: id,
            organizationId: represents,
            userId,
            status: 'ACCEPTED' as const,
            answeredBy: acceptedBy,
            answeredAt: at,
            createdAt: at,
          },
        ],
  );
  if (requests.length > 0) await tx.insert(representationRequests).values(requests);
  for (const needId of new Set(rows.map((row) => row.needId))) {
    const own = rows.filter((row) => row.needId === needId);
    const quantity = own.reduce((sum, row) => sum + row.quantity, 0);
    await tx
      .update(needs)
      .set({
        bookedPositions: sql`${needs.bookedPositions} + ${quantity}`,
        activeBookings: sql`${needs.activeBookings} + ${own.length}`,
      })
      .where(eq(needs.id, needId));
  }
}
