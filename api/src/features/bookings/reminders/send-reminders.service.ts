import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { lockGygForUpdate } from '../../gygs';
import { chooseReminder, dueHours } from './due-hours';
import { type BookedRow, listBooked, listPlaces } from './reminded-people.repository';
import { type Reminded, sendReminder } from './reminder-messages.service';
import { settingsOf } from './reminder-settings.service';
import { insertSent, listDueGygs, listRecorded } from './sent-reminder.repository';

/** People who booked more recently have just had their confirmation. */
const justBookedMs = 60 * 60 * 1000;

/** The people to remind, once each for all their bookings, and once for a place. */
async function listReminded({ tx, now }: UnitOfWork, gygId: string): Promise<Reminded[]> {
  const settled = (row: { createdAt: Date }) => row.createdAt.getTime() <= now.getTime() - justBookedMs;
  const booked = new Map<string, BookedRow[]>();
  for (const row of await listBooked(tx, gygId)) booked.set(row.userId, [...(booked.get(row.userId) ?? []), row]);
  const bookers = [...booked.values()].flatMap((needs): Reminded[] => {
    const [first] = needs;
    return first && needs.some(settled) ? [{ ...first, kind: 'BOOKING', needs }] : [];
  });
  const places = (await listPlaces(tx, gygId)).filter(settled);
  return [...bookers, ...places.map((row): Reminded => ({ ...row, kind: 'PLACE', needs: [] }))];
}

/**
 * Sends the due reminder of a gyg and records it, in the caller's transaction; exactly once for its current start, also
 * under concurrency. Of several due ones only the nearest to the start is sent. Returns how many it recorded. Throws
 * 404 `gyg.missing`.
 */
export async function sendDueReminders(uow: UnitOfWork, gygId: string): Promise<number> {
  const gyg = await lockGygForUpdate(uow, gygId);
  const { enabled, hoursBefore } = await settingsOf(uow.tx, gyg.id);
  if (!enabled) return 0;
  const due = dueHours(gyg, hoursBefore, uow.now);
  const { send, passed } = chooseReminder(due, await listRecorded(uow.tx, gyg));
  for (const hours of passed) await insertSent(uow, gyg, { hoursBefore: hours, recipients: 0 });
  if (send === undefined) return passed.length;
  const people = await listReminded(uow, gyg.id);
  if (await insertSent(uow, gyg, { hoursBefore: send, recipients: people.length }))
    await sendReminder(uow, gyg, people);
  return passed.length + 1;
}

/** Gygs with a due reminder, up to a limit of each kind. */
export function findDueReminders(read: Reader, now: Date, limit: number): Promise<string[]> {
  return listDueGygs(read, now, limit);
}
