/** All but `attempts` and `chance` (from 0 to 1) in milliseconds. */
interface Pauses {
  first: number;
  longest: number;
  attempts: number;
  chance?: number | undefined;
}

/**
 * Milliseconds to wait after a number of failed attempts: `first`, doubled each time up to `longest`, with a random quarter
 * more or less, so that what failed is not all tried again together.
 */
export const backOff = ({ first, longest, attempts, chance = Math.random() }: Pauses): number =>
  Math.min(first * 2 ** (attempts - 1), longest) * (0.75 + chance / 2);
