import type { RequestListener } from 'node:http';

/** Routes requests while the platform starts, runs and stops. */
export interface Gate {
  listener: RequestListener;
  /** Passes all later requests to `handler`. */
  open(handler: RequestListener): void;
  /** Still responds, but reports not ready: load balancers should send no new requests. */
  drain(): void;
  isDraining(): boolean;
  /** Finishes pending requests and refuses new ones on open connections. */
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

/** Creates a gate that uses `starting` until the platform is ready. */
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
