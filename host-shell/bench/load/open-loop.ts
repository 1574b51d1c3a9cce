import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Connections } from './burst';

/** One of the streams of requests that are sent at the same time. */
export interface Stream {
  perSecond: number;
  expected: number;
  call: (index: number) => Call;
}

/** The latencies of each stream in milliseconds, and how many answers had another status than expected. */
export interface StreamFigures {
  latencies: number[];
  wrong: number;
}

/** A server that falls so far behind has failed: more would only wait longer. */
const mostWaiting = 200;
/** The latency of a request that was not sent for that reason. */
const givenUpMs = 60_000;

/**
 * Sends streams at fixed rates, whether answers come or not, as visitors do. A latency counts from the time at which the
 * request was due, so that a server that stops for a moment is not excused.
 */
export async function runStreams(
  connections: Connections,
  streams: readonly Stream[],
  seconds: number,
): Promise<StreamFigures[]> {
  const begun = performance.now();
  let waiting = 0;
  return Promise.all(
    streams.map(async ({ perSecond, expected, call }) => {
      const figures: StreamFigures = { latencies: [], wrong: 0 };
      const pending: Promise<void>[] = [];
      for (let sent = 0; sent < perSecond * seconds; sent += 1) {
        const due = begun + (sent * 1000) / perSecond;
        const early = due - performance.now();
        if (early > 1) await wait(early);
        if (waiting >= mostWaiting) {
          figures.latencies.push(givenUpMs);
          continue;
        }
        waiting += 1;
        pending.push(
          connections.send(call(sent)).then(({ status }) => {
            waiting -= 1;
            figures.latencies.push(performance.now() - due);
            if (status !== expected) figures.wrong += 1;
          }),
        );
      }
      await Promise.all(pending);
      return figures;
    }),
  );
}
