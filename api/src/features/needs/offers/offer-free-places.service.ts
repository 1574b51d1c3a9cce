import { offerEnd } from '@gyg/contract';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type GygRow, gygStateAt } from '../../gygs';
import { getFreeCapacity, holdFor, lockQueue, offersInOrder } from './queue-capacity.service';
import {
  changeEntry,
  listActiveEntries,
  listNextEntries,
  listQueues,
  moveOfferEnds,
  offerEntries,
  type Queue,
  type QueuedRow,
} from './waitlist-entry.repository';
import { notifyFreePlace, notifyOffered } from './waitlist-messages.service';

/** Who is offered how much, in the order of the queue. The last may be offered less than they asked for. */
function shareOut(waiting: readonly QueuedRow[], free: number): { entry: QueuedRow; quantity: number }[] {
  let left = free;
  return waiting.flatMap((entry) => {
    const quantity = Math.min(entry.quantity, left);
    left -= quantity;
    return quantity > 0 ? [{ entry, quantity }] : [];
  });
}

/** Offers the first in a queue what is free. */
async function offerInOrder(uow: UnitOfWork, gyg: GygRow, queue: Queue, free: number): Promise<void> {
  // Each takes at least one.
  const shares = shareOut(await listNextEntries(uow.tx, queue, free), free);
  const offer = { offeredAt: uow.now, offerExpiresAt: offerEnd(gyg.startDateTime ?? uow.now, uow.now) };
  const ids = new Set(
    await offerEntries(
      uow.tx,
      shares.map(({ entry }) => entry.id),
      offer,
    ),
  );
  const offered = shares.filter(({ entry }) => ids.has(entry.id));
  for (const { entry, quantity } of offered) {
    if (quantity < entry.quantity) await changeEntry(uow.tx, entry.id, ['OFFERED'], { offeredQuantity: quantity });
  }
  await holdFor(
    uow,
    queue,
    offered.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  await notifyOffered(
    uow,
    gyg,
    offered.map(({ entry, quantity }) => ({ ...entry, ...offer, status: 'OFFERED', offeredQuantity: quantity })),
  );
}

/**
 * Offers the free places of a queue to the people in it, in order, in the caller's transaction. If fewer items are free
 * than the first person asked for, they are offered those. Shortly before the start, places are not held: everyone who
 * waits is notified that the first to book gets them. Does nothing for a gyg that is not open. Takes as many statements
 * for many people as for one.
 */
async function offerQueue(uow: UnitOfWork, gyg: GygRow, queue: Queue): Promise<void> {
  if (gygStateAt(gyg, uow.now) !== 'PUBLISHED' || (await listNextEntries(uow.tx, queue, 1)).length === 0) return;
  await lockQueue(uow, queue);
  const free = await getFreeCapacity(uow, queue);
  if (free <= 0) return;
  if (offersInOrder(gyg, uow.now)) await offerInOrder(uow, gyg, queue, free);
  else await notifyFreePlace(uow, gyg, await listActiveEntries(uow.tx, queue, ['WAITING']));
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
  const queues = { gygId: gyg.id };
  const offered = await listActiveEntries(uow.tx, queues, ['OFFERED']);
  const ends = offered.map(({ id, offeredAt }) => {
    return { id, offerExpiresAt: offerEnd(gyg.startDateTime ?? uow.now, offeredAt ?? uow.now) };
  });
  await moveOfferEnds(uow.tx, ends);
  for (const needId of await listQueues(uow.tx, queues, ['WAITING'])) await offerQueue(uow, gyg, { ...queues, needId });
}
