import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { type GygRow, gygStateAt, listGygRowsById } from '../gygs';
import { givePlaces } from '../needs';
import { notifyHosts, withdrawAction } from '../notifications';
import { dropWaitingRequest } from '../representation';
import { type BookingRow, holding, listUserRows, moveBooking } from './booking.repository';

/** Coming: it holds its places, the gyg is not over, and nobody noted who came. */
function isComing(work: Work, gyg: GygRow, row: BookingRow): boolean {
  return holding.includes(row.status) && row.attendance === null && gygStateAt(gyg, work.now) !== 'FINISHED';
}

/**
 * The booker's account is erased: what is coming is cancelled and its places are free again. The hosts learn of it
 * without the name (decision 0012).
 */
export async function cancelBookingsOfErased(work: Work, actor: SignedIn): Promise<void> {
  const rows = await listUserRows(work.t, actor.id);
  const gygs = await listGygRowsById(work.t, [...new Set(rows.map((row) => row.gygId))]);
  for (const row of rows) {
    const gyg = gygs.get(row.gygId);
    if (!gyg || !isComing(work, gyg, row)) continue;
    const cancelled = { status: 'CANCELLED', cancelledBy: actor.id, cancelledAt: work.now } as const;
    const quantity = await moveBooking(work.t, row.id, holding, cancelled);
    if (quantity === undefined) continue;
    await givePlaces(work, row.needId, quantity);
    await dropWaitingRequest(work, actor, row.id);
    await withdrawAction(work, { kind: 'booking', targetId: row.id });
    const need = row.quantity > 1 ? `${row.needTitle} × ${row.quantity}` : row.needTitle;
    await notifyHosts(work, gyg, { type: 'booking_erased', values: { need, gyg: gyg.title, host: gyg.orgName } });
  }
}
