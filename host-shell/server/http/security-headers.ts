import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isLitePath, isWindowRequest, litePrefix } from './lite-path';

export interface SecurityHeaderOptions {
  publicUrl: string;
  /**
   * Returns, for each response, further origins that scripts may connect to: those of another issuer, once they are
   * known. Opening the issuer's pages is a navigation, so forms need only their own origin.
   */
  connect?: () => string[];
  /** The origins of map tiles. */
  images?: string[];
  /** What pages may frame besides the platform's plug-in pages: the feedback form's origin, the ticket documents. */
  frames?: string[];
}

/** Allows no other origins, no inline scripts and no eval. Framing as given. */
function headers(options: SecurityHeaderOptions, framing: { frameSrc: string[]; anySite: boolean }): RequestHandler {
  const { publicUrl, connect = () => [], images = [] } = options;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...images],
        fontSrc: ["'self'"],
        connectSrc: [() => ["'self'", ...connect()].join(' ')],
        manifestSrc: ["'self'"],
        frameSrc: framing.frameSrc,
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: framing.anySite ? ['*'] : ["'none'"],
      },
    },
    // Login windows opened by partners must keep their opener.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    // A page that isolates itself (COEP) frames only pages with this header.
    crossOriginResourcePolicy: { policy: framing.anySite ? 'cross-origin' : 'same-origin' },
    frameguard: framing.anySite ? false : { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/**
 * Sets the security headers of every response. Pages navigate without a load, so all have the same policy: they may
 * frame the platform's plug-in pages (if configured) and `frames`, and no site may frame them. Pages below the lite
 * app's prefix frame nothing, and any site may frame them (decision 0039), except the forms in a partner's window.
 */
export function securityHeaders(options: SecurityHeaderOptions): RequestHandler {
  const own = [`${options.publicUrl}${litePrefix}/`, ...(options.frames ?? [])];
  const ofPages = headers(options, { frameSrc: own, anySite: false });
  const ofLite = headers(options, { frameSrc: ["'none'"], anySite: true });
  return (request, response, next) => {
    const lite = isLitePath(request.path);
    // A cache must not give the form to a frame, or the frame's page to a window.
    if (lite) response.vary('Sec-Fetch-Dest');
    (lite && !isWindowRequest(request) ? ofLite : ofPages)(request, response, next);
  };
}
