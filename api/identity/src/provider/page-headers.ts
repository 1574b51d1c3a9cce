import type { RequestHandler } from 'express';

/** Headers of the issuer's own pages and answers. */
export function pageHeaders(webOrigin: string): RequestHandler {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    // The sign-out form is answered by a redirect to the platform, which browsers count as the form's aim too.
    `form-action 'self' ${webOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return (_req, res, next) => {
    res.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    next();
  };
}
