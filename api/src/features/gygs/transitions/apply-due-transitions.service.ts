import type { Reader, Tx } from '@gyg/database';
import { enqueueMails } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { closeQueue } from '../../needs';
import { notifyHosts, notifyPeople, withdrawReminders } from '../../notifications';
import { queueDeliveries } from '../../webhooks';
import { type GygRow, gygMailFacts, gygStateAt, lockGygForUpdate } from '..';
import { dueTransitions } from './due-transitions';
import { insertTransition, listDueGygs, listParticipants, listStarted } from './transition.repository';

const valuesOf = (gyg: GygRow) => ({ gyg: gyg.title, host: gyg.orgName });

/** Notifies the hosts that they can record attendance. */
async function notifyGygStarted(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  await notifyHosts(uow, gyg, { type: 'gyg_started', values: valuesOf(gyg) });
}

/**
 * Asks the hosts for attendance, and thanks participants and asks for their story. Recipients are not mailed: thanking
 * people for needing help would be inappropriate (decision 0027).
 */
async function notifyGygEnded(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  await notifyHosts(uow, gyg, { type: 'gyg_ended', values: valuesOf(gyg) });
  const people = await listParticipants(uow.tx, gyg.id);
  await notifyPeople(uow, people, { type: 'gyg_thanks', values: valuesOf(gyg), gygId: gyg.id });
  if (!uow.mail) return;
  const link = `${uow.publicUrl}/stories/${gyg.id}/upload`;
  await enqueueMails(uow.tx, people, ({ email, fullName, locale }) => {
    if (email === null) return;
    const data = { name: fullName, link, ...gygMailFacts(gyg, locale) };
    return { to: email, template: 'gygThanks', locale, data };
  });
}

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
      await queueDeliveries(uow, gyg.organizationId, 'gyg.finished', () => [{ gygId, state: 'FINISHED' } as const]);
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
