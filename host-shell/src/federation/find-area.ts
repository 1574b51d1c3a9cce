import { matchRoutes } from 'react-router';
import type { RemoteTable } from './registry';

/** Which remote claims an address, if any: the router's own ranking decides between patterns. */
export function findArea(table: RemoteTable, pathname: string): { name: string; pattern: string } | undefined {
  const claims = Object.entries(table).flatMap(([name, row]) =>
    row.basePaths.map((path) => ({ path, handle: { name, pattern: path } })),
  );
  return matchRoutes(claims, pathname)?.at(-1)?.route.handle;
}
