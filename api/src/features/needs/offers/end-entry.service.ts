import type { ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type GygRow, listGygRowsById } from '../../gygs';
import { closeAction, withdrawAction, withdrawActions } from '../../notifications';
import { offerFreeBeneficiaryPlaces, offerFreePositions } from './offer-free-places.service';
import { lockQueue, releaseHeld } from './queue-capacity.service';
import {
  activeStatuses,
  changeEntry,
  closeEntries,
  type EntryRow,
  findActiveEntryId,
  findEntry,
  listActiveEntries,
  listExpiredOffers,
  listQueues,
  listUserEntries,
  type Queue,
  type QueuedRow,
} from './waitlist-entry.repository';
import { notifyOfferExpired, notifyQueueClosed } from './waitlist-messages.service';

/** An entry of any status. */
export function getEntry(
  read: Reader,
  entryId: string,
  reading: ReadingLanguage = 'own',
): Promise<EntryRow | undefined> {
  return findEntry(read, entryId, reading);
}

type Ended = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN' | 'CLOSED';

/** Ends an active entry whose queue is locked, and frees what it held; undefined if it had ended. */
async function end(uow: UnitOfWork, entryId: string, to: Ended, bookingId?: string): Promise<EntryRow | undefined> {
  const entry = await findEntry(uow.tx, entryId);
  if (!entry || !(await changeEntry(uow.tx, entryId, activeStatuses, { status: to, endedAt: uow.now, bookingId }))) {
    return undefined;
  }
  if (entry.status === 'OFFERED') await releaseHeld(uow, entry, entry.offeredQuantity ?? 0);
  return entry;
}

/** Offers what a queue has free to the next in it. */
export async function offerNext(uow: UnitOfWork, gyg: GygRow, { needId }: Pick<Queue, 'needId'>): Promise<void> {
  if (needId === null) await offerFreeBeneficiaryPlaces(uow, gyg);
  else await offerFreePositions(uow, gyg, needId);
}

/**
 * Ends an entry because its person left the queue or declined, and offers its places to the next. Does nothing for one
 * that has ended.
 */
export async function endEntry(
  uow: UnitOfWork,
  gyg: GygRow,
  entry: Pick<EntryRow, 'id' | 'gygId' | 'needId' | 'userName'>,
  to: 'DECLINED' | 'WITHDRAWN' | 'CLOSED',
): Promise<void> {
  await lockQueue(uow, entry);
  const ended = await end(uow, entry.id, to);
  if (!ended) return;
  const action = { kind: 'waitlist' as const, targetId: entry.id };
  if (to === 'DECLINED') await closeAction(uow, action, { accepted: false, by: entry.userName });
  else await withdrawAction(uow, action);
  if (ended.status === 'OFFERED') await offerNext(uow, gyg, entry);
}

/**
 * A booking calls this before it reserves capacity: the booker's entry in the queue ends, and the places that were held
 * for them are free to be reserved. Returns whether places were held. Without an entry it only reads.
 */
export async function claimEntry(uow: UnitOfWork, queue: Queue, userId: string, bookingId: string): Promise<boolean> {
  const entryId = await findActiveEntryId(uow.tx, queue, userId);
  if (entryId === undefined) return false;
  await lockQueue(uow, queue);
  const claimed = await end(uow, entryId, 'ACCEPTED', bookingId);
  if (!claimed) return false;
  await closeAction(uow, { kind: 'waitlist', targetId: entryId }, { accepted: true, by: claimed.userName });
  return claimed.status === 'OFFERED';
}

/** Offers whose time is over, up to a limit. */
export async function findExpiredOffers(read: Reader, now: Date, limit: number): Promise<string[]> {
  return (await listExpiredOffers(read, now, limit)).map(({ id }) => id);
}

/** Ends an offer whose time is over, notifies its person and offers the places to the next. Returns how many it ended: 0 or 1. */
export async function expireOffer(uow: UnitOfWork, entryId: string): Promise<number> {
  const entry = await findEntry(uow.tx, entryId);
  const gyg = entry && (await listGygRowsById(uow.tx, [entry.gygId])).get(entry.gygId);
  if (!entry || !gyg) return 0;
  await lockQueue(uow, entry);
  const now = await findEntry(uow.tx, entryId);
  // The date of the gyg may have moved the end of the offer meanwhile.
  if (now?.status !== 'OFFERED' || now.offerExpiresAt === null || now.offerExpiresAt > uow.now) return 0;
  if (!(await end(uow, entryId, 'EXPIRED'))) return 0;
  await withdrawAction(uow, { kind: 'waitlist', targetId: entryId });
  await notifyOfferExpired(uow, gyg, entry);
  await offerNext(uow, gyg, entry);
  return 1;
}

/** Frees what is held for these entries, each queue's together. */
async function releaseAllHeld(uow: UnitOfWork, gygId: string, entries: readonly QueuedRow[]): Promise<void> {
  const held = new Map<string | null, number>();
  for (const { status, needId, offeredQuantity } of entries) {
    if (status === 'OFFERED') held.set(needId, (held.get(needId) ?? 0) + (offeredQuantity ?? 0));
  }
  for (const [needId, quantity] of held) await releaseHeld(uow, { gygId, needId }, quantity);
}

/**
 * Closes the queue of a need, or all queues of a gyg, and notifies the people in it. The places are not offered to
 * anyone else. Takes as many statements for many people as for one.
 */
export async function closeQueue(uow: UnitOfWork, gyg: GygRow, { needId }: { needId?: string } = {}): Promise<void> {
  const queues = { gygId: gyg.id, needId };
  for (const queue of await listQueues(uow.tx, queues)) await lockQueue(uow, { gygId: gyg.id, needId: queue });
  const entries = await listActiveEntries(uow.tx, queues);
  if (entries.length === 0) return;
  const ids = await closeEntries(
    uow.tx,
    entries.map(({ id }) => id),
    uow.now,
  );
  const ended = new Set(ids);
  const closed = entries.filter(({ id }) => ended.has(id));
  await releaseAllHeld(uow, gyg.id, closed);
  await withdrawActions(uow, { kind: 'waitlist', targetIds: ids });
  await notifyQueueClosed(uow, gyg, closed);
}

/** An erased user leaves every queue. */
export async function leaveAllQueues(uow: UnitOfWork, userId: string): Promise<void> {
  const entries = await listUserEntries(uow.tx, userId, { gygId: undefined, reading: 'own' });
  const gygs = await listGygRowsById(uow.tx, [...new Set(entries.map(({ gygId }) => gygId))]);
  for (const entry of entries) {
    const gyg = gygs.get(entry.gygId);
    if (gyg) await endEntry(uow, gyg, entry, 'WITHDRAWN');
  }
}
