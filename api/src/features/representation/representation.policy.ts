import { type Actor, isAdminOf, isSelf, readsAsAdmin } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { RepresentationRow } from './representation.repository';

/** Only who reads as the organisation's admin, and the booker, know of a request; the rest get 404. */
export function requireKnown(actor: Actor, row: RepresentationRow | undefined): RepresentationRow {
  if (!row || !(readsAsAdmin(actor, row.organizationId) || isSelf(actor, row.userId))) {
    throw problem('representation.missing');
  }
  return row;
}

/** Agreeing to be represented is the organisation's. */
export function requireItsAdmin(actor: Actor, row: RepresentationRow): void {
  if (!isAdminOf(actor, row.organizationId)) throw forbidden();
}

/** Ending it is the organisation's and the booker's; a super user only reads it. */
export function requireEitherSide(actor: Actor, row: RepresentationRow): void {
  if (!isAdminOf(actor, row.organizationId) && !isSelf(actor, row.userId)) throw forbidden();
}
