import type { RequestListener } from 'node:http';

/** Routes requests while the platform starts, runs and stops. */
export interface Gate {
  listener: RequestListener;
  /** From now on `handler` answers. */
  open(handler: RequestListener): void;
  /** Answers as before, but is not ready any more: load balancers should send no new requests. */
  drain(): void;
  isDraining(): boolean;
  /** Requests in progress are finished; new ones on open connections are refused. */
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
