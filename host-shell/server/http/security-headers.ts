import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { litePrefix } from '../../pages/lite/lite-path';

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

/** The headers as helmet sets them. */
function valuesOf({ publicUrl, images = [], frames = [] }: SecurityHeaderOptions, connect: readonly string[]) {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...images],
        fontSrc: ["'self'"],
        connectSrc: [["'self'", ...connect].join(' ')],
        manifestSrc: ["'self'"],
        frameSrc: [`${publicUrl}${litePrefix}/`, ...frames],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Login windows opened by partners must keep their opener.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

/**
 * Sets the security headers of every response: no other origins, no inline scripts, no eval. Pages navigate without a
 * load, so all have the same policy: they may frame the platform's plug-in pages (if configured) and `frames`, and no site
 * may frame them. Documents for frames set their own (decision 0075). The headers are computed again only when the origins
 * that scripts may connect to have changed.
 */
export function securityHeaders(options: SecurityHeaderOptions): RequestHandler {
  const { connect = () => [] } = options;
  let cached: { connect: string; values: ReturnType<typeof valuesOf> } | undefined;
  return (_request, response, next) => {
    const origins = connect();
    const now = origins.join(' ');
    if (cached?.connect !== now) cached = { connect: now, values: valuesOf(options, origins) };
    for (const [name, value] of cached.values) response.setHeader(name, value);
    next();
  };
}
