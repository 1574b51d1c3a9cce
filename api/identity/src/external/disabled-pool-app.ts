import express, { type Router } from 'express';

/**
 * The app at /identity where another issuer has the accounts: answers every call with a refusal in the pool's format.
 */
export function createClosedPoolApp(issuer: string): Router {
  const router = express.Router();
  router.use((_request, response) => {
    const message = `There is no such call: accounts are kept at ${issuer}.`;
    response.status(404).set('Cache-Control', 'no-store').json({ error: 'ResourceNotFoundException', message });
  });
  return router;
}
