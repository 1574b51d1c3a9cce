import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface BookingLoad {
  /** The bookings that were committed, in order. */
  acknowledged: string[];
  /** Resolves when so many bookings were committed. */
  atLeast(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Books the need `needs-1` as fast as possible, from a thread and a connection of its own, as another process does. The
 * booking `bookings-1` is the pattern; its need must have enough positions.
 */
export function bookUnderLoad(
  place: { dataDir: string; databaseUrl: string | undefined },
  columns: readonly string[],
): BookingLoad {
  const worker = new Worker(new URL('./booking-writer.mjs', import.meta.url), {
    workerData: { databaseUrl: place.databaseUrl, file: join(place.dataDir, 'gyg.db'), columns },
  });
  const acknowledged: string[] = [];
  worker.on('message', (id: string) => acknowledged.push(id));
  const ended = once(worker, 'exit');
  return {
    acknowledged,
    async atLeast(count) {
      while (acknowledged.length < count) await once(worker, 'message');
    },
    async stop() {
      worker.postMessage('stop');
      await ended;
    },
  };
}
