import type { RequestHandler } from 'express';
import { problem } from '../problem/problem';

/** The last handler of a known path: other methods get 405 with `Allow`, OPTIONS only the list. */
export function onlyMethods(...methods: readonly string[]): RequestHandler {
  const allowed = [...methods].sort().join(', ');
  return (request, response, next) => {
    response.set('Allow', allowed);
    if (request.method === 'OPTIONS') response.status(204).end();
    else next(problem('request.wrong_method'));
  };
}
