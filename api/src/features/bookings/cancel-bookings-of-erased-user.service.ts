import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, gygStateAt, listGygRowsById } from '../gygs';
import { offerFreePositions, releaseCapacity } from '../needs';
import { notifyHosts, withdrawAction } from '../notifications';
import { callWebhooks } from '../webhooks';
import { bookingFacts } from './booking.presenter';
import { activeStatuses, type BookingRow, isActive, listUserRows, updateBookingStatus } from './booking.repository';
import { dropPendingRequests } from './representation/represent.service';

/** Upcoming: active, the gyg has not finished, and attendance is not recorded. */
function isComing(uow: UnitOfWork, gyg: GygRow, row: BookingRow): boolean {
  return isActive(row.status) && row.attendance === null && gygStateAt(gyg, uow.now) !== 'FINISHED';
}

/**
 * Cancels the upcoming bookings of an erased user and releases their capacity. The hosts are notified without the name
 * (decision 0012).
 */
export async function cancelBookingsOfErasedUser(uow: UnitOfWork, actor: SignedIn): Promise<void> {
  const rows = await listUserRows(uow.tx, actor.id);
  const gygs = await listGygRowsById(uow.tx, [...new Set(rows.map((row) => row.gygId))]);
  for (const row of rows) {
    const gyg = gygs.get(row.gygId);
    if (!gyg || !isComing(uow, gyg, row)) continue;
    const cancelled = { status: 'CANCELLED', cancelledBy: actor.id, cancelledAt: uow.now } as const;
    const released = await updateBookingStatus(uow.tx, row.id, activeStatuses, cancelled);
    if (!released) continue;
    await releaseCapacity(uow, row.needId, released);
    await offerFreePositions(uow, gyg, row.needId);
    await dropPendingRequests(uow, actor, [row.id]);
    await withdrawAction(uow, { kind: 'booking', targetId: row.id });
    const need = row.quantity > 1 ? `${row.needTitle} × ${row.quantity}` : row.needTitle;
    await notifyHosts(uow, gyg, { type: 'booking_erased', values: { need, gyg: gyg.title, host: gyg.orgName } });
    await callWebhooks(uow, gyg.organizationId, 'booking.cancelled', () => [bookingFacts(row)]);
  }
}
