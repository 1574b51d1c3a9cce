import { setTimeout as pause } from 'node:timers/promises';

const mostAttempts = 20;
const longestPauseMs = 200;

/** The number of attempts for a transaction, by error code; other codes get one attempt. */
const attemptsByCode: Readonly<Record<string, number>> = {
  // Serialization failure, and deadlock: PostgreSQL requires the whole transaction to be repeated.
  '40001': mostAttempts,
  '40P01': mostAttempts,
  // A row that the transaction read was deleted (foreign key): retry, so that it reads again and is refused properly.
  '23503': 3,
};

/** The code of the driver's error, which may be wrapped (Drizzle); empty without one. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}

/**
 * Runs `attempt` until it succeeds or fails permanently, with growing random pauses so that competitors do not collide
 * again. Each kind of failure has its own number of attempts: after two deadlocks a deleted row is still read again.
 */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  const failed = new Map<string, number>();
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      const code = codeOf(error);
      const times = (failed.get(code) ?? 0) + 1;
      if (times >= (attemptsByCode[code] ?? 1)) throw error;
      failed.set(code, times);
      await pause(Math.random() * Math.min(longestPauseMs, 4 * 2 ** count));
    }
  }
}
