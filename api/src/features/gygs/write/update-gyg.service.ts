import type { Gyg } from '@gyg/contract';
import { type Insider, personOf } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { adjustOffers, notifyWaitlistOfChange, offerFreeBeneficiaryPlaces } from '../../needs';
import { withdrawReminders } from '../../notifications';
import { dropImage, requireOwnImage } from '../../pictures';
import {
  type GygRow,
  getGyg,
  getVisibleGyg,
  gygSearchText,
  isOpen,
  lockGygForUpdate,
  queueDeliveriesOfChange,
  renameGyg,
} from '..';
import { forgetConfirmations } from './booker.repository';
import { coordinatesAt, findLocation, type Located } from './find-location.service';
import { changesOf, type GygInput } from './gyg-changes';
import { notifyGygChanged } from './gyg-messages.service';
import { requireConsistent, requireStillPublishable, requireUnfinished } from './gyg-rules.policy';
import { requireUntranslated } from './gyg-translation.service';
import { updateGygRow } from './gyg-writing.repository';

const openWhenFinished = ['hidden'];

/** Whether bookers must be notified: a visible gyg has other dates, repetition or address. */
function concernsBookers(before: GygRow, after: GygRow, now: Date): boolean {
  if (!isOpen(before, now)) return false;
  const when = ({ startDateTime, endDateTime, repeats, occasionMinutes }: GygRow) =>
    [startDateTime?.getTime(), endDateTime?.getTime(), repeats, occasionMinutes].join();
  return before.address !== after.address || when(before) !== when(after);
}

/** A reminder and its answer are about one start: a gyg with another start is confirmed again. */
async function askAgain(uow: UnitOfWork, gygId: string): Promise<void> {
  await forgetConfirmations(uow.tx, gygId);
  await withdrawReminders(uow, { gygId });
}

async function save(uow: UnitOfWork, gygId: string, input: GygInput, located: Located | undefined): Promise<void> {
  const before = await lockGygForUpdate(uow, gygId);
  const changes = changesOf(before, input);
  const after = { ...before, ...changes };
  requireConsistent(after);
  requireUnfinished(before, Object.keys(changes), openWhenFinished, uow.now);
  requireStillPublishable(before, after, uow.now);
  if (changes.language !== undefined) await requireUntranslated(uow.tx, gygId, changes.language);
  const { friendlyUrl, ...fields } = changes;
  if (friendlyUrl !== undefined) await renameGyg(uow, before, friendlyUrl);
  if (Object.keys(fields).length === 0) return;
  const location = coordinatesAt(after.address, located);
  const written = { ...fields, ...location, searchText: gygSearchText(after), updatedAt: uow.now };
  if (!(await updateGygRow(uow.tx, gygId, written))) throw problem('gyg.places_below_taken');
  await queueDeliveriesOfChange(uow, after);
  const moved = before.startDateTime?.getTime() !== after.startDateTime?.getTime();
  if (moved) await askAgain(uow, gygId);
  if (concernsBookers(before, after, uow.now)) {
    await notifyGygChanged(uow, before, after);
    await notifyWaitlistOfChange(uow, after);
  }
  // Only for these changes: shortly before the start, each of these calls notifies all who wait.
  if (moved) await adjustOffers(uow, after);
  else if (after.beneficiaryPositions > before.beneficiaryPositions) await offerFreeBeneficiaryPlaces(uow, after);
}

/**
 * Updates a gyg. Bookers of a published gyg are notified once per save if its date or address changes. Throws 404, 400
 * for contradictory fields, 403, 409 (finished; not publishable any more; friendly URL; places; a translation into the new language).
 */
export async function updateGyg(
  context: ApiContext,
  actor: Insider,
  gygId: string,
  input: GygInput,
  now: Date,
): Promise<Gyg> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  requireConsistent({ ...gyg, ...changesOf(gyg, input) });
  await requireOwnImage(context.db.read, {
    url: input.heroImage,
    userId: personOf(actor),
    current: gyg.heroImage,
    kinds: ['hero', 'proposal'],
    path: 'heroImage',
  });
  permit('updateGyg', actor, { gyg });
  const located = await findLocation(context, gyg, input.address);
  await inTransaction(context, now, (uow) => save(uow, gyg.id, input, located));
  if (input.heroImage !== undefined && input.heroImage !== gyg.heroImage) await dropImage(context, gyg.heroImage);
  return getGyg(context, actor, gyg.id, { reading: 'own', now });
}
