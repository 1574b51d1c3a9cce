import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The policy of the platform's pages: nothing from elsewhere, nothing inline, no eval, no frames. `connect`
 * names further origins that scripts may talk to (the development server's socket), `images` those of map tiles.
 */
export function securityHeaders({
  publicUrl,
  connect = [],
  images = [],
}: {
  publicUrl: string;
  connect?: string[];
  images?: string[];
}): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...images],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connect],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Sign-in windows opened by partners must keep their opener.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
