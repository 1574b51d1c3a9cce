import express, { type Router } from 'express';

/** What /identity answers where another issuer has the accounts: refusals in the pool's form. */
export function createClosedPoolApp(issuer: string): Router {
  const router = express.Router();
  router.use((_request, response) => {
    const message = `There is no such call: accounts are kept at ${issuer}.`;
    response.status(404).set('Cache-Control', 'no-store').json({ error: 'ResourceNotFoundException', message });
  });
  return router;
}
