import { isSelf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { getVisibleGyg } from '../../gygs';
import { endEntry, getEntry } from '..';

/** Leaves a queue; repeating is allowed. Throws 404 `gyg.missing`, `waitlist.missing` (others' entries too). */
export async function leaveWaitlist(uow: UnitOfWork, actor: SignedIn, gygId: string, entryId: string): Promise<void> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const entry = await getEntry(uow.tx, entryId);
  if (!entry || entry.gygId !== gyg.id || !isSelf(actor, entry.userId)) throw problem('waitlist.missing');
  permit('leaveWaitlist', actor, { userId: entry.userId });
  await endEntry(uow, gyg, entry, 'WITHDRAWN');
}
