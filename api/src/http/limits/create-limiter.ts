import { createHash } from 'node:crypto';
import type { OperationName } from '@gyg/contract';
import {
  type Counted,
  createLocalRateLimiter,
  createRateLimiter,
  percentOf,
  secondsToWait,
} from '@gyg/database/rate-limits';
import { type Actor, callerOf } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { limitClasses, limitClassOf } from './limit-classes';

/** Counts a call; throws 429 with Retry-After when the limit is exceeded. Sets the RateLimit headers in both cases. */
export type LimitCall = (
  name: OperationName,
  actor: Actor,
  request: LimitedRequest,
  response: LimitedResponse,
) => Promise<void>;

interface LimitedRequest {
  readonly ip?: string | undefined;
}

interface LimitedResponse {
  set(name: string, value: string): unknown;
}

/** Identifies a counter in the RateLimit-Policy header without revealing its user. */
function partitionKey(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return Buffer.from(digest).toString('base64');
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-08. */
function sendLimit(response: LimitedResponse, { limit, key, count, resetsAt }: Counted, now: Date): void {
  const seconds = Math.max(0, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  const window = Math.ceil(limit.window / 1000);
  response.set('RateLimit', `"${limit.name}"; r=${Math.max(0, limit.max - count)}; t=${seconds}`);
  response.set('RateLimit-Policy', `"${limit.name}"; q=${limit.max}; w=${window}; pk=:${partitionKey(key)}:`);
}

/** The limits of the contract's calls: 429 with Retry-After and RateLimit headers. */
export function createLimiter({ config, counts, db, now }: ApiContext): LimitCall {
  if (config.rateLimits === 'off') return async () => undefined;
  const limiters = { shared: createRateLimiter({ db, now }), local: createLocalRateLimiter({ now }) };

  return async (name, actor, request, response) => {
    const className = limitClassOf(name);
    if (className === 'unlimited') return;
    const { calls, window, counters } = limitClasses[className];
    const limit = { name: className, max: calls, window };
    const counted = await limiters[counters].count([[limit, callerOf(actor, request)]]);
    const at = now();
    for (const count of counted) {
      sendLimit(response, count, at);
      counts.add(`limit.${className}.calls`);
      counts.highest(`limit.${className}`, percentOf(count));
    }
    const seconds = secondsToWait(counted, at);
    if (seconds === 0) return;
    counts.add(`limit.${className}.refused`);
    const detail = `Too many requests. Try again in ${seconds} seconds.`;
    throw problem('request.too_many', { detail, headers: { 'Retry-After': `${seconds}` } });
  };
}
