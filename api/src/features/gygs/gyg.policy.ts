import { type Actor, isHostOf, readsAsHost } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { GygRow } from './gyg.repository';

/** A draft is not there but for its hosts (api.md, Visibility). Hidden gygs are reachable by id. */
export function requireVisible(actor: Actor, row: GygRow | undefined): GygRow {
  if (!row || (row.publishedAt === null && !readsAsHost(actor, row))) throw problem('gyg.missing');
  return row;
}

/** host(g), who alone may change a gyg. */
export function requireHost(actor: Actor, row: GygRow): void {
  if (!isHostOf(actor, row)) throw forbidden();
}

/** host(g), or a super user who only reads. */
export function requireHostRead(actor: Actor, row: GygRow): void {
  if (!readsAsHost(actor, row)) throw forbidden();
}
