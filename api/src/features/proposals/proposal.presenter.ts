import type { Proposal } from '@gyg/contract';
import { type Actor, readsAsAdmin } from '../../access/actor';
import type { ProposalRow } from './proposal.repository';

/** A proposal; the resulting draft only for those who may see drafts, and for its author once published. */
export function presentProposal(row: ProposalRow, actor: Actor): Proposal {
  const { proposal, userName, gygPublishedAt } = row;
  const { representsOrganization, answeredBy: _admin, createdAt, answeredAt, userId, ...shown } = proposal;
  const seesGyg = gygPublishedAt !== null || readsAsAdmin(actor, proposal.organizationId);
  return {
    ...shown,
    orgName: row.orgName,
    orgFriendlyUrl: row.orgFriendlyUrl,
    userId: userName === '' ? null : userId,
    userName,
    // Set for every proposal that the API writes.
    startDateTime: (proposal.startDateTime ?? createdAt).toISOString(),
    endDateTime: (proposal.endDateTime ?? createdAt).toISOString(),
    individualOrOrganization: representsOrganization ? 'ORGANIZATION' : 'INDIVIDUAL',
    representOrgName: row.representOrgName,
    customFields: proposal.customFields ?? {},
    created: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    gygId: seesGyg ? proposal.gygId : null,
  };
}
