import type { RequestHandler } from 'express';

const readable = 'ETag, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed';

/**
 * Any site may read public data: GET without a token, never with credentials. A call with a token gets no such header,
 * so only the platform's pages read it.
 */
export const publicReads: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && request.get('Authorization') === undefined) {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': readable });
  }
  if (request.method !== 'OPTIONS' || request.get('Access-Control-Request-Method') === undefined) {
    next();
    return;
  }
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, X-Request-Id',
    'Access-Control-Max-Age': '86400',
  });
  response.status(204).end();
};
