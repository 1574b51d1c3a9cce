import { setTimeout as pause } from 'node:timers/promises';

const mostAttempts = 20;
const longestPauseMs = 200;

/** Serialization failure, and deadlock: PostgreSQL asks for the whole transaction again. */
const askedAgain = new Set(['40001', '40P01']);

/** True when the error, or one that it wraps (Drizzle wraps the driver's), asks for another attempt. */
export function isRetryable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && askedAgain.has(cause.code)) return true;
  }
  return false;
}

/** Runs `attempt` until it answers or fails for good, with growing random pauses so that rivals do not meet again. */
export async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error) || count >= mostAttempts) throw error;
      await pause(Math.random() * Math.min(longestPauseMs, 4 * 2 ** count));
    }
  }
}
