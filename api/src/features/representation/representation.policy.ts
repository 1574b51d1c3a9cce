import { type Actor, isSelf, readsAsAdmin } from '../../access/actor';
import { problem } from '../../http/problem';
import type { RepresentationRow } from './representation.repository';

/**
 * Only who reads as the organisation's admin, and the booker, know of a request; the rest get 404, and everybody while
 * the gyg is a draft (api.md, Visibility).
 */
export function requireKnown(actor: Actor, row: RepresentationRow | undefined): RepresentationRow {
  const known = row && (readsAsAdmin(actor, row.organizationId) || isSelf(actor, row.userId));
  if (!known || row.gygPublishedAt === null) throw problem('representation.missing');
  return row;
}
