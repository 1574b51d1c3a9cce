import type { Reader, Tx } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { gygStateAt, lockGygForUpdate } from '../gygs';
import { dueTransitions } from './due-transitions';
import { insertTransition, listDueGygs, listStarted } from './transition.repository';
import { notifyGygEnded, notifyGygStarted } from './transition-messages.service';

/**
 * Puts on record what the clock has made of a gyg and sends what that causes, in the caller's transaction: once,
 * whoever else does the same at the same time. Gives how many transitions it wrote. Throws 404 `gyg.missing`.
 */
export async function applyDueTransitions(uow: UnitOfWork, gygId: string): Promise<number> {
  const gyg = await lockGygForUpdate(uow, gygId);
  let passed = 0;
  for (const transition of dueTransitions(gyg, uow.now)) {
    if (!(await insertTransition(uow.tx, gygId, transition, uow.now))) continue;
    passed += 1;
    if (transition.state === 'FINISHED') await notifyGygEnded(uow, gyg);
    // Seen only after its end: that one can begin to mark who came is no news any more.
    else if (gygStateAt(gyg, uow.now) === 'ONGOING') await notifyGygStarted(uow, gyg);
  }
  return passed;
}

/** Gygs for which `applyDueTransitions` has something to do, at most so many of each kind. */
export function findDueGygs(read: Reader, now: Date, limit: number): Promise<string[]> {
  return listDueGygs(read, now, limit);
}

/** Puts all of the past on record without telling anybody: for demo data, whose gygs ended before anybody was there. */
export async function recordPastTransitions(tx: Tx, now: Date): Promise<void> {
  for (const gyg of await listStarted(tx, now)) {
    for (const transition of dueTransitions(gyg, now)) await insertTransition(tx, gyg.id, transition, now);
  }
}
