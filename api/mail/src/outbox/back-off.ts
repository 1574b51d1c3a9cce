const minute = 60_000;

/** A mail is given up after this many attempts, more than half a day after the first. */
export const maxAttempts = 12;

/** Milliseconds to wait after the given number of failed attempts: half a minute, doubled each time, at most six hours. */
export function backOff(attempts: number): number {
  return Math.min(2 ** (attempts - 2) * minute, 6 * 60 * minute);
}
