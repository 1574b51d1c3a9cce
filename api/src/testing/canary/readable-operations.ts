import { type OperationName, operations, routeOf, routes } from '@gyg/contract';
import { rowsOf } from '../matrix/matrix';

const paths = new Set<string>(Object.values(routes));

/** Calls that only read: GETs, their POST twins, and those marked in the matrix. */
function reads(name: OperationName): boolean {
  const { method, path } = routeOf(name);
  return method === 'GET' || paths.has(`GET ${path}`) ? method !== 'DELETE' && !writesThere(name) : hasReadingRow(name);
}

const hasReadingRow = (name: OperationName) => rowsOf(name).some((row) => row.reads === true);

/** A path may have a GET that lists and a POST that creates: only searches read by POST. */
const writesThere = (name: OperationName) => {
  const { method, path } = routeOf(name);
  return method === 'POST' && !path.includes('search') && !hasReadingRow(name);
};

/** Every call that returns data, found from the contract, so that a new one cannot be forgotten. */
export const readableOperations: readonly OperationName[] = Object.keys(operations)
  .filter((name): name is OperationName => name in operations)
  .filter(reads);
