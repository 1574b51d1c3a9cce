import { setTimeout } from 'node:timers/promises';
import { ExternalServiceError } from './fetch-external';

export interface ThrottleOptions {
  /** Milliseconds between two calls. */
  every: number;
  /** The longest wait before a call is refused, in milliseconds. */
  maximumWait: number;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Spaces calls so that a service gets no more than it allows. Throws ExternalServiceError when too many wait. */
export function createThrottle({
  every,
  maximumWait,
  now = () => performance.now(),
  sleep = setTimeout,
}: ThrottleOptions) {
  let free = 0;
  return async function takeTurn(): Promise<void> {
    const time = now();
    const turn = Math.max(time, free);
    if (turn - time > maximumWait) throw new ExternalServiceError('too many concurrent requests');
    free = turn + every;
    if (turn > time) await sleep(turn - time);
  };
}
