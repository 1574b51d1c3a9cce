import type { RequestHandler } from 'express';

/** Headers of the issuer's pages and responses. */
export function pageHeaders(webOrigin: string): RequestHandler {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    // The logout form redirects to the platform, and browsers apply `form-action` to redirects too.
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
