import { backOff as backOffOf } from '@gyg/database';

const minute = 60_000;

/** A mail of this age is given up when an attempt fails. */
export const giveUpAfter = 3 * 24 * 60 * minute;

/** Milliseconds to wait after a number of failed attempts: about half a minute, doubled each time, at most an hour. */
export const backOff = (attempts: number, chance?: number): number =>
  backOffOf({ first: minute / 2, longest: 60 * minute, attempts, chance });
