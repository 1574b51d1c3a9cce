import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { gygStateAt, listGygRowsById } from '../gygs';
import { notifyHosts } from '../notifications';
import { cancelRecipientRow, listUserRows, takeRecipientPlace } from './recipient.repository';

/** The recipient's account is erased: coming places are free again, and the hosts learn of it without the name. */
export async function cancelPlacesOfErased(work: Work, actor: SignedIn): Promise<void> {
  const rows = (await listUserRows(work.t, actor.id)).filter((row) => row.status === 'ACTIVE');
  const gygs = await listGygRowsById(work.t, [...new Set(rows.map((row) => row.gygId))]);
  for (const row of rows) {
    const gyg = gygs.get(row.gygId);
    if (!gyg || gygStateAt(gyg, work.now) === 'FINISHED') continue;
    const cancelled = { cancelReason: '', cancelledBy: actor.id, cancelledAt: work.now };
    if (!(await cancelRecipientRow(work.t, row.id, cancelled))) continue;
    await takeRecipientPlace(work.t, gyg.id, -1);
    await notifyHosts(work, gyg, { type: 'recipient_erased', values: { gyg: gyg.title, host: gyg.orgName } });
  }
}
