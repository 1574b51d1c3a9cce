import type { OperationName } from '@gyg/contract';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Actor } from '../access/actor';
import type { ApiContext } from '../api-context';
import { callerOf } from '../http/caller-of';
import { problem } from '../http/problem';
import { createDatabaseStore } from './database-store';
import { type LimitClassName, limitClasses, limitClassOf } from './limit-classes';
import { createProcessStore } from './process-store';

/** Counts a call; throws 429 with Retry-After where it is one too many. Sets the RateLimit headers either way. */
export type LimitCall = (name: OperationName, actor: Actor, request: Request, response: Response) => Promise<void>;

/**
 * The limits of the contract's calls (api.md: 429 with Retry-After and RateLimit headers). `ownKey` is what the
 * platform sends with its own calls for share metadata, which are nobody's.
 */
export function createLimiter(context: ApiContext, ownKey: string | undefined): LimitCall {
  const { config, db, now } = context;
  if (config.rateLimits === 'off') return async () => undefined;
  const actors = new WeakMap<Request, Actor>();

  function limiterOf(className: LimitClassName): RequestHandler {
    const { calls, window, counted } = limitClasses[className];
    return rateLimit({
      limit: calls,
      windowMs: window,
      identifier: className,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      keyGenerator: (request) => `${className}:${callerOf(actors.get(request) ?? { kind: 'guest' }, request)}`,
      store: counted === 'together' ? createDatabaseStore(db, now, window) : createProcessStore(now, window),
      handler: (_request, response, next) => {
        const detail = `Too many requests. Try again in ${response.get('Retry-After')} seconds.`;
        next(problem('request.too_many', { detail }));
      },
      // Forwarding headers are believed from trusted proxies only, and anybody may send them: no reason to complain.
      validate: { xForwardedForHeader: false, forwardedHeader: false },
    });
  }

  const names = Object.keys(limitClasses).filter((name): name is LimitClassName => name in limitClasses);
  const limiters = new Map(names.map((name) => [name, limiterOf(name)]));

  return async (name, actor, request, response) => {
    const className = limitClassOf(name);
    if (className === 'unlimited' || (ownKey !== undefined && request.get('X-Gyg-Own-Key') === ownKey)) return;
    actors.set(request, actor);
    await new Promise<void>((resolve, reject) => {
      const pass = (thrown?: unknown) => (thrown === undefined ? resolve() : reject(thrown));
      void Promise.resolve(limiters.get(className)?.(request, response, pass)).catch(reject);
    });
  };
}
