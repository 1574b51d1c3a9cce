import express, { type Router } from 'express';

/**
 * The app at /identity if an external issuer manages the accounts: returns 404 to every request, in the pool's format.
 */
export function createClosedPoolApp(issuer: string): Router {
  const router = express.Router();
  router.use((_request, response) => {
    const message = `This endpoint does not exist: accounts are managed by ${issuer}.`;
    response.status(404).set('Cache-Control', 'no-store').json({ error: 'ResourceNotFoundException', message });
  });
  return router;
}
