import type { Database } from './database';
import { jobs } from './schema';
import { whyUnavailable } from './unavailable';

/** A readiness probe may be called as often as anyone likes. */
const betweenProbesMs = 1_000;

/**
 * The same database, whose `ping` also throws while the disk is full: after a write failed for that reason, until one
 * succeeds. `ping` tries a write, so that a process which gets no calls recovers too.
 */
export function watchDisk(db: Database): Database {
  let failure: unknown;
  let probing: Promise<void> | undefined;
  let probedAt = 0;

  const tx: Database['tx'] = async (fn, options) => {
    try {
      const value = await db.tx(fn, options);
      failure = undefined;
      return value;
    } catch (error) {
      if (whyUnavailable(error) === 'disk full') failure = error;
      throw error;
    }
  };
  const probe = () =>
    tx(async (t) => {
      const now = new Date();
      const row = { name: 'disk-probe', lastRunAt: now, createdAt: now };
      await t
        .insert(jobs)
        .values(row)
        .onConflictDoUpdate({ target: jobs.name, set: { lastRunAt: now } });
    });

  return {
    ...db,
    tx,
    async ping() {
      await db.ping();
      if (failure === undefined) return;
      if (performance.now() - probedAt >= betweenProbesMs) {
        probing ??= probe().finally(() => {
          probedAt = performance.now();
          probing = undefined;
        });
      }
      await probing;
      if (failure !== undefined) throw failure;
    },
  };
}
