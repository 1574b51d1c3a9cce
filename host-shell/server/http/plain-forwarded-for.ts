import { isIP } from 'node:net';
import type { RequestHandler } from 'express';

/** `203.0.113.7:50123` and `[2001:db8::1]:50123`, as some gateways write who called them. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([0-9a-f:.]+)\])(?::\d{1,5})?$/i;

function plainAddress(entry: string): string {
  const [, four, six] = withPort.exec(entry) ?? [];
  const address = four ?? six ?? '';
  return isIP(address) === 0 ? entry : address;
}

/**
 * Takes the ports out of `X-Forwarded-For`. Callers are counted by their address: with the port, which is another one for
 * each connection, every request would seem to come from a new client.
 */
export const plainForwardedFor: RequestHandler = (request, _response, next) => {
  const header = request.headers['x-forwarded-for'];
  if (typeof header === 'string') {
    const entries = header.split(',').map((entry) => plainAddress(entry.trim()));
    request.headers['x-forwarded-for'] = entries.join(', ');
  }
  next();
};
