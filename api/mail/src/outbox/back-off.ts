const minute = 60_000;

/** A mail that is this old when an attempt fails is given up. */
export const giveUpAfter = 3 * 24 * 60 * minute;

/**
 * Milliseconds to wait after the given number of failed attempts: half a minute, doubled each time, at most an hour; a
 * quarter more or less by chance (`chance` from 0 to 1), so that what failed together does not come back together.
 */
export function backOff(attempts: number, chance = Math.random()): number {
  const steady = Math.min(2 ** (attempts - 2) * minute, 60 * minute);
  return steady * (0.75 + chance / 2);
}
