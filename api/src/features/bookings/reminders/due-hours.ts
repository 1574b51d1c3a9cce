import type { GygTimes } from '../../gygs';

const hour = 60 * 60 * 1000;

/** The reminders among these, in hours before the start, whose time has come at a gyg that has not started. */
export function dueHours(
  { publishedAt, startDateTime }: Pick<GygTimes, 'publishedAt' | 'startDateTime'>,
  hoursBefore: readonly number[],
  now: Date,
): number[] {
  if (publishedAt === null || startDateTime === null || startDateTime <= now) return [];
  const start = startDateTime.getTime();
  return hoursBefore.filter((hours) => start - hours * hour <= now.getTime());
}

/** When the next of these reminders, in hours before the start, is due; null if none will be. */
export function nextReminderAt(
  { publishedAt, startDateTime }: Pick<GygTimes, 'publishedAt' | 'startDateTime'>,
  hoursBefore: readonly number[],
  now: Date,
): Date | null {
  if (publishedAt === null || startDateTime === null) return null;
  const ahead = hoursBefore
    .map((hours) => startDateTime.getTime() - hours * hour)
    .filter((time) => time > now.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}

/**
 * What to do with the due reminders that have no record: `send` is the one nearest to the start, unless it or a nearer
 * one was sent; the others have passed.
 */
export function chooseReminder(
  due: readonly number[],
  recorded: readonly number[],
): { send: number | undefined; passed: number[] } {
  const open = due.filter((hours) => !recorded.includes(hours));
  const send = open.find((hours) => hours === Math.min(...due));
  return { send, passed: open.filter((hours) => hours !== send) };
}
