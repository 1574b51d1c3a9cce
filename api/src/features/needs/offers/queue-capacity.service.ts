import { isWaitlistOpen } from '@gyg/contract';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type GygRow, gygStateAt, lockGygForUpdate } from '../../gygs';
import {
  getFreeBeneficiaryPlaces,
  holdBeneficiaryPlaces,
  releaseHeldBeneficiaryPlaces,
} from '../../recipients/capacity';
import { capacityLeft } from '../need.presenter';
import { findNeedById, holdCapacity, lockNeedForUpdate, releaseHeldCapacity } from '../need-capacity.service';
import type { Queue } from './waitlist-entry.repository';

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
