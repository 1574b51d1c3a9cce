import type { RequestHandler } from 'express';

/** Sends readers who came by another host name to the one address, so that sign-in, links and caches agree. */
export function publicHost(publicUrl: string): RequestHandler {
  const { host } = new URL(publicUrl);
  return (request, response, next) => {
    if (request.headers.host === host || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.redirect(308, new URL(request.originalUrl, publicUrl).href);
  };
}
