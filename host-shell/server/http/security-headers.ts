import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isLitePath, litePrefix } from './lite-path';

export interface SecurityHeaderOptions {
  publicUrl: string;
  /**
   * Gives, for each answer, further origins that scripts may talk to: another issuer's, as far as it is known. Leaving
   * for its pages is a navigation, so forms need no more than their own origin.
   */
  connect?: () => string[];
  /** Where pictures of map tiles come from. */
  images?: string[];
  /** What pages may show in frames, besides the platform's own plug-in pages: the feedback form's origin. */
  frames?: string[];
}

/** No other origins, nothing inline, no eval; framing as given. */
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
    // Sign-in windows opened by partners must keep their opener.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    // A page that isolates itself (COEP) takes only frames that say they are for others.
    crossOriginResourcePolicy: { policy: framing.anySite ? 'cross-origin' : 'same-origin' },
    frameguard: framing.anySite ? false : { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/**
 * The policy of everything the server sends. Pages go from one to the other without a load, so all have one policy: they
 * frame the platform's own plug-in pages (where those are configured) and `frames`, and no site may frame them. What lies
 * below the lite app's prefix frames nothing, and any site may frame it (specification 2.1, decision 0039).
 */
export function securityHeaders(options: SecurityHeaderOptions): RequestHandler {
  const own = [`${options.publicUrl}${litePrefix}/`, ...(options.frames ?? [])];
  const ofPages = headers(options, { frameSrc: own, anySite: false });
  const ofLite = headers(options, { frameSrc: ["'none'"], anySite: true });
  return (request, response, next) => (isLitePath(request.path) ? ofLite : ofPages)(request, response, next);
}
