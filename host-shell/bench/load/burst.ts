import { Pool } from 'undici';

/** One request of a case. */
export interface Call {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What a burst of requests showed. */
export interface Burst {
  count: number;
  seconds: number;
  /** Of each request, in milliseconds. */
  latencies: number[];
  /** How often another status than the expected one came, with a sample. */
  wrong: { count: number; sample: string };
  bytes: number;
}

/** A number of kept connections to a server. */
export interface Connections {
  /** Sends a call; resolves with the status and the answer's bytes when the answer is complete. */
  send(call: Call): Promise<{ status: number; bytes: number; start: string }>;
  close(): Promise<void>;
}

const sampleLength = 300;

/**
 * Opens connections that are kept for all bursts. One request at a time is on each. They wait for any answer, however
 * late: that is a figure, no failure.
 */
export function openConnections(origin: string, connections: number): Connections {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
  return {
    send: ({ path, method = 'GET', headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const answer = { status: 0, bytes: 0, start: '' };
        // The lowest level of the client, so that the load costs little beside the server.
        pool.dispatch(
          { path, method, headers, ...(body !== undefined && { body }) },
          {
            onRequestStart: () => undefined,
            onResponseStart(_controller, status) {
              answer.status = status;
            },
            onResponseData(_controller, chunk) {
              if (answer.bytes === 0 && answer.status >= 400) answer.start = chunk.toString('utf8', 0, sampleLength);
              answer.bytes += chunk.length;
            },
            onResponseEnd: () => resolve(answer),
            onResponseError: (_controller, error) => reject(error),
          },
        );
      }),
    close: () => pool.close(),
  };
}

/**
 * Sends calls for some time over so many connections, each the next one when its last answer is complete. `from` is the
 * number of the first call.
 */
export async function runBurst(
  connections: Connections,
  call: (index: number) => Call,
  { atOnce, ms, from, expected }: { atOnce: number; ms: number; from: number; expected: number },
): Promise<Burst> {
  const burst: Burst = { count: 0, seconds: 0, latencies: [], wrong: { count: 0, sample: '' }, bytes: 0 };
  const begun = performance.now();
  let next = from;
  async function keepSending() {
    do {
      const sent = performance.now();
      const { status, bytes, start } = await connections.send(call(next++));
      burst.latencies.push(performance.now() - sent);
      burst.bytes += bytes;
      if (status !== expected) burst.wrong = { count: burst.wrong.count + 1, sample: `${status} ${start}` };
    } while (performance.now() - begun < ms);
  }
  await Promise.all(Array.from({ length: atOnce }, keepSending));
  return { ...burst, count: burst.latencies.length, seconds: (performance.now() - begun) / 1000 };
}
