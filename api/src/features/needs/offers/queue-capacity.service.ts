import { isWaitlistOpen } from '@gyg/contract';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { type GygRow, gygStateAt, lockGygForUpdate } from '../../gygs';
import {
  getFreeBeneficiaryPlaces,
  holdBeneficiaryPlaces,
  releaseHeldBeneficiaryPlaces,
} from '../../recipients/capacity';
import { capacityLeft } from '../need.presenter';
import { findNeedById, holdCapacity, lockNeedForUpdate, releaseHeldCapacity } from '../need-capacity.service';
import { findEntry, insertEntry, type NewEntry, type Queue } from './waitlist-entry.repository';

/** Locks what a queue waits for until the transaction ends; call it before its entries are written. */
export async function lockQueue(uow: UnitOfWork, { gygId, needId }: Queue): Promise<void> {
  if (needId === null) await lockGygForUpdate(uow, gygId);
  else await lockNeedForUpdate(uow, needId);
}

/** How many positions of a need, or places for recipients, can be booked now; 0 for a closed or deleted need. */
export async function getFreeCapacity({ tx }: UnitOfWork, { gygId, needId }: Queue): Promise<number> {
  if (needId === null) return getFreeBeneficiaryPlaces(tx, gygId);
  const need = await findNeedById(tx, gygId, needId);
  return need === undefined || need.whoCanOffer === 'NONE' ? 0 : capacityLeft(need);
}

export async function holdFor(uow: UnitOfWork, { gygId, needId }: Queue, quantity: number): Promise<void> {
  if (needId === null) await holdBeneficiaryPlaces(uow, gygId, quantity);
  else await holdCapacity(uow, needId, quantity);
}

export async function releaseHeld(uow: UnitOfWork, { gygId, needId }: Queue, quantity: number): Promise<void> {
  if (needId === null) await releaseHeldBeneficiaryPlaces(uow, gygId, quantity);
  else await releaseHeldCapacity(uow, needId, quantity);
}

/** Whether free places of a gyg are offered in order: published, not started, and early enough before the start. */
export function offersInOrder(gyg: GygRow, now: Date): boolean {
  return gygStateAt(gyg, now) === 'PUBLISHED' && gyg.startDateTime !== null && isWaitlistOpen(gyg.startDateTime, now);
}

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
