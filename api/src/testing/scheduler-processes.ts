import type { Database } from '@gyg/database';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { createScheduler, type SchedulerOptions } from '../workers/create-scheduler';
import { createTestClock } from './test-clock';
import { createFactories } from './test-factories';

/** A database that several processes share, with factories, a clock, and schedulers on it. Call `remove` after the test. */
export async function createSchedulerProcesses() {
  const shared = await createSharedTestDatabase();
  const db = await shared.open();
  const clock = createTestClock();
  const errors: unknown[] = [];
  return {
    /** The database of the first process. */
    db,
    clock,
    make: createFactories(db, clock),
    /** The errors that schedulers have logged. */
    errors,
    /** Opens the database in another process. */
    open: () => shared.open(),
    /** The scheduler of a process, on the clock of the test. */
    schedulerOn: (database: Database, over: Partial<SchedulerOptions> = {}) =>
      createScheduler({
        db: database,
        publicUrl: 'https://gyg.example',
        now: clock.now,
        logger: { error: (fields) => errors.push(fields.error) },
        ...over,
      }),
    remove: () => shared.remove(),
  };
}
export type SchedulerProcesses = Awaited<ReturnType<typeof createSchedulerProcesses>>;
