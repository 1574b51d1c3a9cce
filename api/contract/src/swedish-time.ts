/** Gygs take place in Sweden, so all times are Swedish, whatever the reader's time zone. */
export const timeZone = 'Europe/Stockholm';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time as date and time fields have it, in Swedish time: `2026-12-05T09:30`. */
export function toSwedishTime(at: Date): string {
  // A year before 1000 has four digits too.
  return parts.format(at).replace(' ', 'T').padStart(16, '0');
}

const hour = 3_600_000;

/** Whether Swedish clocks show this time twice, because summer time ends in that night. */
export function isShownTwice(at: Date): boolean {
  const shown = toSwedishTime(at);
  return [-hour, hour].some((change) => toSwedishTime(new Date(at.getTime() + change)) === shown);
}

/**
 * The time of a date and time field (`2026-12-05T09:30`) that means Swedish time. Undefined if it is no time. An hour
 * that the change to summer time leaves out becomes the one after it.
 */
export function fromSwedishTime(text: string): Date | undefined {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number) => Date.parse(`${toSwedishTime(new Date(time))}Z`) - time;
  const guess = asUtc - offsetAt(asUtc);
  const at = new Date(asUtc - offsetAt(guess));
  return Number.isNaN(at.getTime()) ? undefined : at;
}
