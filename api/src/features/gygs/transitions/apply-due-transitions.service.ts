import type { Reader, Tx } from '@gyg/database';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { closeQueue } from '../../needs';
import { withdrawReminders } from '../../notifications';
import { callWebhooks } from '../../webhooks';
import { gygStateAt, lockGygForUpdate } from '..';
import { dueTransitions } from './due-transitions';
import { insertTransition, listDueGygs, listStarted } from './transition.repository';
import { notifyGygEnded, notifyGygStarted } from './transition-messages.service';

/**
 * Records the due transitions of a gyg, closes its waiting list at the start and sends their notifications, in the caller's transaction; exactly once under
 * concurrency. Returns how many it wrote. Throws 404 `gyg.missing`.
 */
export async function applyDueTransitions(uow: UnitOfWork, gygId: string): Promise<number> {
  const gyg = await lockGygForUpdate(uow, gygId);
  let passed = 0;
  for (const transition of dueTransitions(gyg, uow.now)) {
    if (!(await insertTransition(uow.tx, gygId, transition, uow.now))) continue;
    passed += 1;
    if (transition.state === 'ONGOING') await closeQueue(uow, gyg);
    // Once it has started, no one is asked whether they come.
    await withdrawReminders(uow, { gygId });
    if (transition.state === 'FINISHED') {
      await notifyGygEnded(uow, gyg);
      await callWebhooks(uow, gyg.organizationId, 'gyg.finished', () => [{ gygId, state: 'FINISHED' } as const]);
    }
    // If the start is only noticed after the end, its notification is skipped.
    else if (gygStateAt(gyg, uow.now) === 'ONGOING') await notifyGygStarted(uow, gyg);
  }
  return passed;
}

/** Gygs with due transitions, up to a limit of each kind. */
export function findDueGygs(read: Reader, now: Date, limit: number): Promise<string[]> {
  return listDueGygs(read, now, limit);
}

/** Records all past transitions without notifications: for demo data. */
export async function recordPastTransitions(tx: Tx, now: Date): Promise<void> {
  for (const gyg of await listStarted(tx, now)) {
    for (const transition of dueTransitions(gyg, now)) await insertTransition(tx, gyg.id, transition, now);
  }
}
