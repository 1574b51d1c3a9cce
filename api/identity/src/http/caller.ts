import { networkOf } from '@gyg/database/rate-limits';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';

/** The caller's network, and access to the pool's cookies. */
export interface Caller {
  /**
   * The network that limits are counted for: the connection's address, or the one from proxies in the app's setting
   * `trust proxy`; never a header that callers can write.
   */
  address: string;
  /** A cookie set by `keep`. */
  cookie(name: string): string | undefined;
  /** Sets a cookie for this many seconds: HttpOnly, and only for the issuer's paths. */
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
      cookie: (name) => parseCookie(req.headers.cookie ?? '')[name],
      keep: (name, value, seconds) => void res.cookie(name, value, { ...options, maxAge: seconds * 1000 }),
    });
    next();
  };
}

/** The caller recorded by `recordCaller`. */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req);
  if (!caller) throw new Error('recordCaller must run before.');
  return caller;
}
