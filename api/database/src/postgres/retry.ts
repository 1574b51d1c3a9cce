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

/**
 * The number of attempts for a transaction that failed with this error; the code may be in a wrapped error (Drizzle).
 */
export function attemptsFor(error: unknown): number {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return attemptsByCode[cause.code] ?? 1;
  }
  return 1;
}

/**
 * Runs `attempt` until it succeeds or fails permanently, with growing random pauses so that competitors do not collide
 * again.
 */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (count >= attemptsFor(error)) throw error;
      await pause(Math.random() * Math.min(longestPauseMs, 4 * 2 ** count));
    }
  }
}
