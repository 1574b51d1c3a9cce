import { type Actor, isMemberOf, isSelf, readsAsAdmin } from '../../access/actor';
import { problem } from '../../problem';
import type { ProposalRow } from './proposal.repository';

/** Visible to its author and to those who read as the organisation's admin. Throws 404 for others. */
export function requireVisibleProposal(actor: Actor, row: ProposalRow | undefined): ProposalRow {
  const isVisible = row && (isSelf(actor, row.proposal.userId) || readsAsAdmin(actor, row.proposal.organizationId));
  if (!row || !isVisible) throw problem('proposals.missing');
  return row;
}

/**
 * Throws unless the organisation accepts proposals from this user: ANYONE means all logged-in users, otherwise members
 * only.
 */
export function requireOpenFor(
  actor: Actor,
  organizationId: string,
  page: { proposalFeatureEnabled: boolean; proposalWhoCanSubmit: string },
): void {
  const open = page.proposalWhoCanSubmit === 'ANYONE' || isMemberOf(actor, organizationId);
  if (!page.proposalFeatureEnabled || !open) throw problem('proposals.not_open');
}
