import { type Actor, isMemberOf, isSelf, readsAsAdmin } from '../../access/actor';
import { problem } from '../../http/problem';
import type { ProposalRow } from './proposal.repository';

/** Known to its author and who reads as the organisation's admin; to others it is not there. */
export function requireVisibleProposal(actor: Actor, row: ProposalRow | undefined): ProposalRow {
  const known = row && (isSelf(actor, row.proposal.userId) || readsAsAdmin(actor, row.proposal.organizationId));
  if (!row || !known) throw problem('proposals.missing');
  return row;
}

/**
 * Whether an organisation takes proposals, and from this person: ANYONE is anybody signed in, everything else its
 * members (specification 2.12).
 */
export function requireOpenFor(
  actor: Actor,
  organizationId: string,
  page: { proposalFeatureEnabled: boolean; proposalWhoCanSubmit: string },
): void {
  const open = page.proposalWhoCanSubmit === 'ANYONE' || isMemberOf(actor, organizationId);
  if (!page.proposalFeatureEnabled || !open) throw problem('proposals.not_open');
}
