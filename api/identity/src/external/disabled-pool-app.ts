import express, { type Router } from 'express';
import { createPageRoutes } from '../pages/page-routes';
import { unavailablePage } from './unavailable-page';

/**
 * The app at /identity if an external issuer manages the accounts: returns 404 to every request, in the pool's format.
 * Only a partner's site that begins a login gets a page, since there is no login on other sites then.
 */
export function createClosedPoolApp(issuer: string): Router {
  const router = express.Router();
  router.get('/auth', ...unavailablePage('/identity'));
  router.use(createPageRoutes());
  router.use((_request, response) => {
    const message = `This endpoint does not exist: accounts are managed by ${issuer}.`;
    response.status(404).set('Cache-Control', 'no-store').json({ error: 'ResourceNotFoundException', message });
  });
  return router;
}
