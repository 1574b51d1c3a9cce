import type { RequestHandler } from 'express';

/** Redirects requests to other host names to the public URL, so that login, links and caches use one origin. */
export function publicHost(publicUrl: string): RequestHandler {
  const { host } = new URL(publicUrl);
  return (request, response, next) => {
    if (request.headers.host === host || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // Joined, not resolved: `//elsewhere` would lead to another host. An address without a path redirects to `/`.
    const { originalUrl } = request;
    response.redirect(308, `${publicUrl}${originalUrl.startsWith('/') ? originalUrl : '/'}`);
  };
}
