const minute = 60_000;

/** A mail of this age is given up when an attempt fails. */
export const giveUpAfter = 3 * 24 * 60 * minute;

/**
 * Milliseconds to wait after a number of failed attempts: half a minute, doubled each time, at most an hour, with a
 * random quarter more or less (`chance` from 0 to 1), so that failed mails are not all retried together.
 */
export function backOff(attempts: number, chance = Math.random()): number {
  const steady = Math.min(2 ** (attempts - 2) * minute, 60 * minute);
  return steady * (0.75 + chance / 2);
}
