import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { forbidden, invalidToken } from '../problem/problem';
import { recordOf } from './call-record';
import type { Metrics } from './create-metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a call comes from this machine: by the connection, which cannot be forged, and only without headers of a
 * proxy that forwards a call.
 */
function isFromThisMachine(request: Request): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const forwarded = Object.keys(request.headers).some((name) =>
    /^(x-forwarded-|forwarded$|x-real-ip$|via$)/.test(name),
  );
  return !forwarded && (address === '::1' || address.startsWith('127.'));
}

/** Metrics for Prometheus, for this machine or callers with the metrics token. Else 401 or 403. */
export function serveMetrics(metrics: Metrics, token: string | null): RequestHandler {
  return async (request, response) => {
    recordOf(response).operation = 'metrics';
    const sent = /^Bearer +(\S+)$/i.exec(request.get('Authorization') ?? '')?.[1];
    const knows = token !== null && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
    if (sent !== undefined && !knows) throw invalidToken();
    if (!knows && !isFromThisMachine(request)) throw forbidden();
    const { text, contentType } = await metrics.read();
    response.set({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  };
}
