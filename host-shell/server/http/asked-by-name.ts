import path from 'node:path';
import express, { type Router } from 'express';

const day = 86_400;

/** The files below `icons`, by the paths that browsers and phones ask for. */
const icons = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
} as const;

/** Where a person who has forgotten their password, or wants another one, gets a new one. */
const passwordPage = '/users/password/reset';

/**
 * What programs ask for by fixed names, wherever it is on the site: icons, and the page to change a password, which
 * password managers open.
 */
export function askedByName({ distDir }: { distDir: string }): Router {
  const router = express.Router();
  for (const [address, file] of Object.entries(icons)) {
    router.get(address, (_request, response, next) => {
      response.set('Cross-Origin-Resource-Policy', 'cross-origin');
      response.sendFile(path.join(distDir, 'icons', file), { maxAge: day * 1000 }, (failure) => {
        if (failure !== undefined && !response.headersSent) next();
      });
    });
  }
  router.get('/.well-known/change-password', (_request, response) => {
    response.set('Cache-Control', 'no-cache').redirect(302, passwordPage);
  });
  return router;
}
