import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { litePrefix } from './lite-path';

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

/** A middleware that only sets headers. */
type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Sets the security headers of every response: no other origins, no inline scripts, no eval. Pages navigate without a
 * load, so all have the same policy: they may frame the platform's plug-in pages (if configured) and `frames`, and no site
 * may frame them. Documents for frames set their own (decision 0075).
 */
export function securityHeaders(options: SecurityHeaderOptions): SetHeaders {
  const { publicUrl, connect = () => [], images = [], frames = [] } = options;
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
}

/**
 * The same headers as values, for responses that are made without middleware. They are computed again only when the
 * origins that scripts may connect to have changed.
 */
export function securityHeaderValues(options: SecurityHeaderOptions): () => Readonly<Record<string, string>> {
  const { connect = () => [] } = options;
  const setHeaders = securityHeaders(options);
  let known: { connect: string; headers: Readonly<Record<string, string>> } | undefined;
  return () => {
    const now = connect().join(' ');
    if (known?.connect === now) return known.headers;
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    setHeaders(request, response, () => undefined);
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    known = { connect: now, headers };
    return headers;
  };
}
