import { setTimeout } from 'node:timers/promises';
import { OutsideFailure } from './ask-outside';

export interface PaceOptions {
  /** Milliseconds from one turn to the next. */
  every: number;
  /** How long somebody waits for a turn before it is refused, milliseconds. */
  longestWait: number;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Hands out turns so that a service is not asked more often than it wants. Throws OutsideFailure in a rush. */
export function createPace({ every, longestWait, now = () => performance.now(), sleep = setTimeout }: PaceOptions) {
  let free = 0;
  return async function takeTurn(): Promise<void> {
    const time = now();
    const turn = Math.max(time, free);
    if (turn - time > longestWait) throw new OutsideFailure('too many ask at once');
    free = turn + every;
    if (turn > time) await sleep(turn - time);
  };
}
