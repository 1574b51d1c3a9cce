import { networkOf } from '@gyg/database/rate-limits';
import type { Request, RequestHandler } from 'express';
import { readCookie } from './read-cookie';

/** The caller: their network, and cookies of ours. */
export interface Caller {
  /**
   * The network that limits are counted for: the connection's, or the one given by proxies that the app's setting
   * `trust proxy` names; never a header that callers can write.
   */
  address: string;
  /** A cookie that `keep` has set. */
  cookie(name: string): string | undefined;
  /** Sets a cookie for so many seconds: HttpOnly, and for the issuer's paths only. */
  keep(name: string, value: string, seconds: number): void;
}

const callers = new WeakMap<Request, Caller>();

/** Records the caller. Must run before the forwarding headers are rewritten. */
export function recordCaller(issuer: string): RequestHandler {
  const { pathname, protocol } = new URL(issuer);
  const options = { httpOnly: true, sameSite: 'lax', path: pathname, secure: protocol === 'https:' } as const;
  return (req, res, next) => {
    callers.set(req, {
      address: networkOf(req.ip ?? ''),
      cookie: (name) => readCookie(req.headers.cookie, name),
      keep: (name, value, seconds) => void res.cookie(name, value, { ...options, maxAge: seconds * 1000 }),
    });
    next();
  };
}

/** The caller that `recordCaller` has recorded. */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req);
  if (!caller) throw new Error('recordCaller must run before.');
  return caller;
}
