import { offerEnd } from '@gyg/contract';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, gygStateAt } from '../gygs';
import { getFreeCapacity, holdFor, lockQueue, offersInOrder } from './queue-capacity.service';
import {
  changeEntry,
  type EntryRow,
  findEntry,
  findNextEntry,
  listActiveEntries,
  listWaitingQueues,
  type Queue,
} from './waitlist-entry.repository';
import { notifyFreePlace, notifyOffered } from './waitlist-messages.service';

/** Offers an entry its places; returns how many. */
async function offerTo(uow: UnitOfWork, gyg: GygRow, entry: EntryRow, free: number): Promise<number> {
  const quantity = Math.min(entry.quantity, free);
  const offer = {
    status: 'OFFERED' as const,
    offeredAt: uow.now,
    offeredQuantity: quantity,
    offerExpiresAt: offerEnd(gyg.startDateTime ?? uow.now, uow.now),
  };
  if (!(await changeEntry(uow.tx, entry.id, ['WAITING'], offer))) return 0;
  await holdFor(uow, entry, quantity);
  const offered = await findEntry(uow.tx, entry.id);
  if (offered) await notifyOffered(uow, gyg, offered);
  return quantity;
}

/**
 * Offers the free places of a queue to the people in it, in order, in the caller's transaction. If fewer items are free
 * than the first person asked for, they are offered those. Shortly before the start, places are not held: everyone who
 * waits is notified that the first to book gets them. Does nothing for a gyg that is not open.
 */
async function offerQueue(uow: UnitOfWork, gyg: GygRow, queue: Queue): Promise<void> {
  if (gygStateAt(gyg, uow.now) !== 'PUBLISHED' || !(await findNextEntry(uow.tx, queue))) return;
  await lockQueue(uow, queue);
  let free = await getFreeCapacity(uow, queue);
  if (free <= 0) return;
  if (!offersInOrder(gyg, uow.now)) {
    await notifyFreePlace(uow, gyg, await listActiveEntries(uow.tx, queue, ['WAITING']));
    return;
  }
  while (free > 0) {
    const next = await findNextEntry(uow.tx, queue);
    if (!next) return;
    free -= await offerTo(uow, gyg, next, free);
  }
}

/** Offers the free positions of a need to its waiting list; call it after capacity was released or raised. */
export function offerFreePositions(uow: UnitOfWork, gyg: GygRow, needId: string): Promise<void> {
  return offerQueue(uow, gyg, { gygId: gyg.id, needId });
}

/** Offers the free places for recipients to their waiting list. */
export function offerFreeBeneficiaryPlaces(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  return offerQueue(uow, gyg, { gygId: gyg.id, needId: null });
}

/**
 * Call it after a gyg has moved to another start: gives open offers the end that the new start requires (the scheduler
 * ends those that are over), and offers free places if there is time for it now.
 */
export async function adjustOffers(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  for (const { id, offeredAt } of await listActiveEntries(uow.tx, { gygId: gyg.id }, ['OFFERED'])) {
    const offerExpiresAt = offerEnd(gyg.startDateTime ?? uow.now, offeredAt ?? uow.now);
    await changeEntry(uow.tx, id, ['OFFERED'], { offerExpiresAt });
  }
  for (const needId of await listWaitingQueues(uow.tx, gyg.id)) await offerQueue(uow, gyg, { gygId: gyg.id, needId });
}
