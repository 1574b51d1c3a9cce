import { defaultReminderHours, type ReminderSettings } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { type GygTimes, getVisibleGyg, lockGygForUpdate } from '../../gygs';
import { dueHours, nextReminderAt } from './due-hours';
import { findSettings, insertSent, writeSettings } from './reminder.repository';

/** When a gyg reminds: what its host has chosen, else the default. */
export async function settingsOf(read: Reader, gygId: string): Promise<ReminderSettings> {
  return (await findSettings(read, gygId)) ?? { enabled: true, hoursBefore: [...defaultReminderHours] };
}

/** When the people of a gyg are next reminded of it; null if they will not be. */
export async function getNextReminder(
  read: Reader,
  gyg: Pick<GygTimes, 'publishedAt' | 'startDateTime'> & { id: string },
  now: Date,
): Promise<Date | null> {
  const { enabled, hoursBefore } = await settingsOf(read, gyg.id);
  return enabled ? nextReminderAt(gyg, hoursBefore, now) : null;
}

/** The settings of a gyg, for its hosts. Throws 404 `gyg.missing`, 403. */
export async function getReminders({ db }: ApiContext, actor: SignedIn, gygId: string): Promise<ReminderSettings> {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  permit('getReminders', actor, { gyg });
  return settingsOf(db.read, gyg.id);
}

/**
 * Saves the settings of a gyg. Times that are new and have already passed are recorded as such, so that moving a
 * reminder never sends one at once. Throws 404 `gyg.missing`, 403.
 */
export async function saveReminders(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  wanted: ReminderSettings,
): Promise<ReminderSettings> {
  permit('saveReminders', actor, { gyg: await getVisibleGyg(uow.tx, actor, gygId) });
  const gyg = await lockGygForUpdate(uow, gygId);
  const before = await settingsOf(uow.tx, gyg.id);
  const settings = { ...wanted, hoursBefore: wanted.hoursBefore.toSorted((a, b) => b - a) };
  await writeSettings(uow.tx, gyg.id, settings, uow.now);
  const earlier = before.enabled ? before.hoursBefore : [];
  const added = settings.hoursBefore.filter((hours) => !earlier.includes(hours));
  const passed = settings.enabled ? dueHours(gyg, added, uow.now) : [];
  for (const hoursBefore of passed) await insertSent(uow, gyg, { hoursBefore, recipients: 0 });
  return settings;
}
