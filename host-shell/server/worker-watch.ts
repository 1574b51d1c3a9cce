import type { Logger } from 'pino';

/** The workers of a process, as they are named in the log and in `/api/health/ready`. */
type WorkerName = 'mails' | 'webhooks' | 'jobs';

/** Runs one step of a worker. */
type WatchStep = <T>(step: () => Promise<T>) => Promise<T>;

export interface WorkerWatch {
  /** Watches the steps of a worker. Pass it to the worker. */
  of(worker: WorkerName): WatchStep;
  /** The workers with a step that has not ended in time, one sentence each, which begins with `worker.stalled`. */
  problems(): string[];
}

interface Options {
  logger: Pick<Logger, 'error' | 'info'>;
  /** How long a step may take, in milliseconds; default one minute. */
  limit?: number;
}

/** Notices workers that wait for something that does not come, and logs it once for each step. */
export function createWorkerWatch({ logger, limit = 60_000 }: Options): WorkerWatch {
  const stalled = new Map<object, WorkerName>();

  async function watch<T>(worker: WorkerName, step: () => Promise<T>): Promise<T> {
    const self = {};
    const timer = setTimeout(() => {
      stalled.set(self, worker);
      logger.error({ code: 'worker.stalled', worker }, 'a worker has not moved');
    }, limit).unref();
    try {
      return await step();
    } finally {
      clearTimeout(timer);
      if (stalled.delete(self)) logger.info({ code: 'worker.moves', worker }, 'a worker moves again');
    }
  }

  return {
    of: (worker) => (step) => watch(worker, step),
    problems: () =>
      [...new Set(stalled.values())].map(
        (worker) => `worker.stalled: a step of the worker "${worker}" has taken longer than ${limit / 1000} seconds`,
      ),
  };
}
