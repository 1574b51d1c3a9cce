import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { medianOf } from '@gyg/database/testing';
import { Pool } from 'undici';
import type { Call, Case } from './case';
import type { Row } from './report';
import type { Server } from './server';

const connections = 32;
const sampleLength = 300;

/** Sends a call; resolves when its response is complete, with the status, and the start of what an error says. */
type Send = (call: Call) => Promise<{ status: number; start: string }>;

/**
 * Connections that are kept, with one request at a time on each. They wait for any response, however late: that is a
 * figure, no failure.
 */
export function openPool(origin: string): { send: Send; close(): Promise<void> } {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
  return {
    send: ({ method = 'GET', ...call }) =>
      new Promise((resolve, reject) => {
        const result = { status: 0, start: '' };
        // The lowest level of the client, so that the load costs little beside the server.
        pool.dispatch(
          { method, ...call },
          {
            onRequestStart: () => undefined,
            onResponseStart(_controller, status) {
              result.status = status;
            },
            onResponseData(_controller, chunk) {
              if (result.status >= 400) result.start ||= chunk.toString('utf8', 0, sampleLength);
            },
            onResponseEnd: () => resolve(result),
            onResponseError: (_controller, error) => reject(error),
          },
        );
      }),
    close: () => pool.close(),
  };
}

/** Of latencies, which it keeps in microseconds; in milliseconds. */
const record = (latencies: RecordableHistogram, ms: number) => latencies.record(Math.max(1, Math.round(ms * 1000)));
const latencyFigures = (latencies: RecordableHistogram) => ({
  'p50 ms': latencies.percentile(50) / 1000,
  'p99 ms': latencies.percentile(99) / 1000,
});

/**
 * A need may have become full, or the person has booked it before. More than this share of other responses is a fault.
 */
const tolerated = 0.05;
/**
 * V8 compiles what is called thousands of times: what runs before is several times as slow, and no server that people
 * use.
 */
const firstWarmUpMs = 2_000;
const warmUpMs = 300;
const burstMs = 700;

/** A case of a server on data of a size. */
export interface Measured {
  case: Case;
  server: Server;
  send: Send;
  gygs: number;
}

/** Measures a case in bursts of requests, each the next one of its connection when the last response is complete. */
function series({ case: measuredCase, server, send, gygs }: Measured) {
  const { group, name, call, expected = 200, atOnce = connections } = measuredCase;
  const rounds: Record<string, number>[] = [];
  let next = 0;
  async function burst(ms: number) {
    const latencies = createHistogram();
    let wrong = 0;
    let sample = '';
    const begun = performance.now();
    async function keepSending() {
      do {
        const sent = performance.now();
        const { status, start } = await send(call(next++));
        record(latencies, performance.now() - sent);
        if (status === expected) continue;
        wrong += 1;
        sample = `${status} ${start}`;
      } while (performance.now() - begun < ms);
    }
    await Promise.all(Array.from({ length: atOnce }, keepSending));
    const { count } = latencies;
    if (wrong > tolerated * count) throw new Error(`${wrong} of ${count} of "${name}" got ${sample}`);
    return { count, latencies, seconds: (performance.now() - begun) / 1000 };
  }
  return {
    async measure() {
      await burst(rounds.length === 0 ? firstWarmUpMs : warmUpMs);
      const before = await server.usage();
      const { count, latencies, seconds } = await burst(burstMs);
      const { processorMs } = await server.usage();
      rounds.push({
        'per second': count / seconds,
        'processor ms': (processorMs - before.processorMs) / count,
        ...latencyFigures(latencies),
      });
    },
    row: (): Row => ({ group, case: name, server: measuredCase.server ?? 'product', gygs, figures: mediansOf(rounds) }),
  };
}

/** The median of each figure over several rounds. */
export const mediansOf = (rounds: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, medianOf(rounds.map((round) => round[name] ?? Number.NaN))]),
  );

/**
 * Measures cases in turn, in rounds, so that what else the machine does meets all of them alike. Every burst follows a
 * short warm-up of the same case. Returns the medians of the rounds.
 */
export async function measureRounds(
  cases: readonly Measured[],
  { rounds, beforeRound }: { rounds: number; beforeRound: (round: number) => Promise<void> },
): Promise<Row[]> {
  const all = cases.map(series);
  for (let round = 1; round <= rounds; round += 1) {
    await beforeRound(round);
    for (const measurement of round % 2 === 1 ? all : all.toReversed()) await measurement.measure();
  }
  return all.map((measurement) => measurement.row());
}

/** A server that falls so far behind has failed: more would only wait longer. */
const mostWaiting = 200;
/** The latency of a request that was not sent for that reason. */
const givenUpMs = 60_000;

/**
 * Sends streams of calls at fixed rates, whether responses come or not, as visitors do. A latency counts from the time at
 * which the request was due, so that a server that stops for a moment is not excused.
 */
export async function measureStreams(
  send: Send,
  streams: readonly { perSecond: number; call: (index: number) => Call }[],
  seconds: number,
) {
  const latencies = createHistogram();
  const begun = performance.now();
  let waiting = 0;
  await Promise.all(
    streams.map(async ({ perSecond, call }) => {
      const pending: Promise<void>[] = [];
      for (let sent = 0; sent < perSecond * seconds; sent += 1) {
        const due = begun + (sent * 1000) / perSecond;
        const early = due - performance.now();
        if (early > 1) await wait(early);
        if (waiting >= mostWaiting) {
          record(latencies, givenUpMs);
          continue;
        }
        waiting += 1;
        const received = send(call(sent)).then(() => {
          waiting -= 1;
          record(latencies, performance.now() - due);
        });
        pending.push(received);
      }
      await Promise.all(pending);
    }),
  );
  return latencyFigures(latencies);
}
