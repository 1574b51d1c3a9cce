import type { Insider } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { invalidRequest, problem } from '../../problem';
import { callWebhooksOfChange, getVisibleGyg, lockGygForUpdate } from '../gygs';
import { requireNeedsOpen } from './need.policy';
import { updateNeedOrder } from './need.repository';

/**
 * Sorts the needs of a gyg as in `ids`, all or none. Throws 404 `need.missing` if one is not a need of the gyg, 400 for
 * an id sent twice, 403, and 409 for a finished gyg.
 */
export async function orderNeeds(
  uow: UnitOfWork,
  actor: Insider,
  gygId: string,
  { ids }: { ids: readonly string[] },
): Promise<void> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  requireNeedsOpen('orderNeeds', actor, gyg, uow.now);
  if (new Set(ids).size < ids.length) {
    throw invalidRequest([{ path: 'ids', code: 'duplicate', message: 'Each id once' }]);
  }
  // Of two concurrent orders the later one is stored, never a mixture.
  await lockGygForUpdate(uow, gyg.id);
  if (!(await updateNeedOrder(uow.tx, gyg.id, ids))) throw problem('need.missing');
  await callWebhooksOfChange(uow, gyg);
}
