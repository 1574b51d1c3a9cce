import type { Request } from 'express';

/** The network address that limits are counted for: the connection's own, never a header that anybody can write. */
export function addressOf(req: Request): string {
  return req.socket.remoteAddress ?? 'unknown';
}
