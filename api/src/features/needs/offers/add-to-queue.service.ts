import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import type { GygRow } from '../../gygs';
import { getFreeCapacity, lockQueue, offersInOrder } from './queue-capacity.service';
import { findEntry, insertEntry, type NewEntry, type Queue } from './waitlist-entry.repository';

/**
 * Locks the queue and checks that nothing is free, so that a place which becomes free later is offered to the new entry.
 * Throws 409 `waitlist.closed` shortly before the start, `waitlist.not_full`.
 */
export async function requireFull(uow: UnitOfWork, gyg: GygRow, queue: Queue): Promise<void> {
  if (!offersInOrder(gyg, uow.now)) throw problem('waitlist.closed');
  await lockQueue(uow, queue);
  if ((await getFreeCapacity(uow, queue)) > 0) throw problem('waitlist.not_full');
}

/** Adds an entry at the end of its queue. Throws 409 `waitlist.already_waiting`. */
export async function addToQueue(uow: UnitOfWork, entry: NewEntry): Promise<{ id: string; ahead: number }> {
  const id = await insertEntry(uow.tx, entry);
  const row = id === undefined ? undefined : await findEntry(uow.tx, id);
  if (!row) throw problem('waitlist.already_waiting');
  return { id: row.id, ahead: row.ahead };
}
