import { Router } from 'express';
import { type Binding, bindOperation } from './bind-operation';
import { onlyMethods } from './only-methods';
import { pathTemplates } from './path-templates';

/** Every operation of the contract on its path; a known path answers other methods with 405 and `Allow`. */
export function createOperationsRouter(binding: Binding): Router {
  const router = Router();
  for (const [path, methods] of pathTemplates()) {
    const route = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
    for (const [method, name] of methods) {
      const handle = bindOperation(binding, name);
      if (method === 'GET') route.get(handle);
      else if (method === 'POST') route.post(handle);
      else route.delete(handle);
    }
    route.all(onlyMethods(...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])));
  }
  return router;
}
