import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { closeQueue } from '../../needs';
import { dropImage } from '../../pictures';
import { removeEverywhere } from '../../platform-admin/featured';
import { getVisibleGyg, lockGygForDelete } from '..';
import { hasActiveBookings } from './booker.repository';
import { deleteGygRow, listPictures } from './gyg-writing.repository';

/**
 * Deletes a gyg without bookings or places, with everything that belongs to it. Only admins of the host, not managers.
 * Throws 404, 403, 409 `gyg.booked`.
 */
export async function deleteGyg(context: ApiContext, actor: SignedIn, gygId: string, now: Date): Promise<void> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('deleteGyg', actor, { organizationId: gyg.organizationId });
  const pictures = await inTransaction(context, now, async (uow) => {
    await lockGygForDelete(uow, gygId);
    if (await hasActiveBookings(uow.tx, gygId)) throw problem('gyg.booked');
    await closeQueue(uow, gyg);
    await removeEverywhere(uow, { kind: 'gyg', targetId: gygId });
    const shown = await listPictures(uow.tx, gygId);
    await deleteGygRow(uow.tx, gygId);
    return shown;
  });
  for (const url of [gyg.heroImage, ...pictures]) await dropImage(context, url);
}
