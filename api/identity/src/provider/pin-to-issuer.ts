import type { RequestHandler } from 'express';

/**
 * Makes every request look as if it was sent to the issuer's address. The provider builds its links and decides on
 * secure cookies by the request's host and protocol: behind a proxy those are wrong, and callers can forge them.
 */
export function pinToIssuer(issuer: string): RequestHandler {
  const { host, protocol } = new URL(issuer);
  return (req, _res, next) => {
    req.headers.host = host;
    req.headers['x-forwarded-host'] = host;
    req.headers['x-forwarded-proto'] = protocol.replace(':', '');
    delete req.headers['x-forwarded-for'];
    next();
  };
}
