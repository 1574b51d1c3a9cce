import type { RequestListener } from 'node:http';

/** What stands before the platform while it starts, runs, and stops. */
export interface Gate {
  listener: RequestListener;
  /** From now on `handler` answers. */
  open(handler: RequestListener): void;
  /** Answers as before, but says that it is not ready: whoever spreads callers should send no new ones. */
  drain(): void;
  isDraining(): boolean;
  /** What is in hand is finished; new requests on connections that are still open are refused. */
  shut(): void;
}

const stopping = JSON.stringify({
  type: 'urn:gyg:problem:server.unavailable',
  title: 'Not available at the moment',
  status: 503,
  code: 'server.unavailable',
});

const refuse: RequestListener = (_request, response) => {
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '5', connection: 'close' };
  response.writeHead(503, headers).end(stopping);
};

/** Begins with `starting`, which answers until the platform is there. */
export function createGate(starting: RequestListener): Gate {
  let handler = starting;
  let draining = false;
  return {
    listener: (request, response) => handler(request, response),
    open(next) {
      handler = next;
    },
    drain() {
      draining = true;
    },
    isDraining: () => draining,
    shut() {
      draining = true;
      handler = refuse;
    },
  };
}
