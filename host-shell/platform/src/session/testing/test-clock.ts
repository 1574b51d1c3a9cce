import type { Clock } from '../clock';

/** A clock that advances only when a test calls `advance`. Work without a delay runs in a microtask. */
export function createTestClock(): Clock & { advance(milliseconds: number): void } {
  let elapsed = 0;
  let scheduled: { at: number; work: () => void }[] = [];
  return {
    now: () => Date.now() + elapsed,
    elapsed: () => elapsed,
    schedule(work, milliseconds = 0) {
      if (milliseconds === 0) return void queueMicrotask(work);
      scheduled.push({ at: elapsed + milliseconds, work });
    },
    advance(milliseconds) {
      elapsed += milliseconds;
      const due = scheduled.filter(({ at }) => at <= elapsed);
      scheduled = scheduled.filter(({ at }) => at > elapsed);
      for (const { work } of due) work();
    },
  };
}
