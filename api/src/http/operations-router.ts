import { type OperationName, operations, routeOf } from '@gyg/contract';
import { Router } from 'express';
import { type Binding, bindOperation } from './bind-operation';
import { onlyMethods } from './only-methods';

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Path templates sorted with static parts before parameters, and a parameter with an ending before one without:
 * `/gygs/search` is no gyg id, and `.pdf` no part of a code.
 */
function pathTemplates(): Map<string, Map<Method, OperationName>> {
  const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
  const rank = (path: string) => path.replace(/\{\w+\}(?=\/|$)/g, '\uffff\uffff').replace(/\{\w+\}/g, '\uffff');
  const byPath = new Map<string, Map<Method, OperationName>>();
  const sorted = names
    .map((name) => ({ name, ...routeOf(name) }))
    .sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : rank(a.path) > rank(b.path) ? 1 : 0));
  for (const { name, method, path } of sorted) {
    const methods = byPath.get(path) ?? new Map<Method, OperationName>();
    byPath.set(path, methods.set(method, name));
  }
  return byPath;
}

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
