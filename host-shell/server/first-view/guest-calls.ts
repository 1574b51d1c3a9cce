import { ownHost } from '../pages/fetch-as-guest';
import type { AnswerCall } from './rendering-thread';

/** How long a call may take, in milliseconds: a page without its answers is none. */
const patience = 2_000;

/**
 * Makes the calls of pages that are rendered, without a token: what a guest may not see never appears in them. `ownKey`
 * marks the platform's calls, which have no rate limit.
 */
export function createGuestCalls({ host, port, ownKey }: { host: string; port: number; ownKey: string }): AnswerCall {
  const origin = `http://${ownHost(host)}:${port}`;
  return async (path) => {
    const headers = { 'X-Gyg-Own-Key': ownKey };
    const response = await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(patience) });
    return { status: response.status, body: await response.text() };
  };
}
