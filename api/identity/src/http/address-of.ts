import type { Request } from 'express';

/**
 * The network address that limits are counted for: the connection's own, or what the proxies say that the app's
 * setting `trust proxy` names; never a header that anybody can write.
 */
export function addressOf(req: Request): string {
  return req.ip ?? 'unknown';
}
