import { type Actor, readsAsHost } from '../../access/actor';
import { problem } from '../../problem';
import type { GygRow } from './gyg.repository';
import { isPublished } from './gyg-state';

/** A draft is visible only to its hosts, gyg managers and super users. Hidden gygs are reachable by id. */
export function requireVisible(actor: Actor, row: GygRow | undefined): GygRow {
  if (!row || (!isPublished(row) && !readsAsHost(actor, row))) throw problem('gyg.missing');
  return row;
}
