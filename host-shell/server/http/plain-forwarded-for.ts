import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Some gateways add the port: `203.0.113.7:50123` and `[2001:db8::1]:50123`. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([0-9a-f:.]+)\])(?::\d{1,5})?$/i;

function plainAddress(entry: string): string {
  const [, four, six] = withPort.exec(entry) ?? [];
  const address = four ?? six ?? '';
  return isIP(address) === 0 ? entry : address;
}

/**
 * Removes ports from `X-Forwarded-For`. Rate limits count by address. The port differs for each connection, so with it
 * every request would seem to come from a new client.
 */
export function plainForwardedFor({ headers }: IncomingMessage, _response: unknown, next: () => void): void {
  const header = headers['x-forwarded-for'];
  if (typeof header === 'string') {
    const entries = header.split(',').map((entry) => plainAddress(entry.trim()));
    headers['x-forwarded-for'] = entries.join(', ');
  }
  next();
}
