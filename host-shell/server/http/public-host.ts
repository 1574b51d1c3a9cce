import type { RequestHandler } from 'express';

/** Sends readers who came by another host name to the one address, so that sign-in, links and caches agree. */
export function publicHost(publicUrl: string): RequestHandler {
  const { host } = new URL(publicUrl);
  return (request, response, next) => {
    if (request.headers.host === host || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // Joined, not resolved: `//elsewhere` would lead to another host. An address that is no path leads to the start.
    const { originalUrl } = request;
    response.redirect(308, `${publicUrl}${originalUrl.startsWith('/') ? originalUrl : '/'}`);
  };
}
