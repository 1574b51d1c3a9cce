import type { Proposal, ProposalStatus } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Insider, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import { inTransaction } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { getOrganizationRow } from '../organizations';
import { dropImage } from '../pictures';
import { requireVisibleProposal } from './proposal.policy';
import { presentProposal } from './proposal.presenter';
import {
  countByStatus,
  findProposal,
  listOrganizationRows,
  listUserRows,
  type ProposalRow,
  removeProposal,
} from './proposal.repository';

/** A proposal that the caller may see. Throws 404 `proposals.missing`. */
export async function getProposalRow(read: Reader, actor: Insider, proposalId: string): Promise<ProposalRow> {
  return requireVisibleProposal(actor, await findProposal(read, proposalId));
}

export async function getProposal({ db }: ApiContext, actor: Insider, proposalId: string): Promise<Proposal> {
  const row = await getProposalRow(db.read, actor, proposalId);
  const { userId, organizationId } = row.proposal;
  permit('getProposal', actor, { authorId: userId, organizationId });
  return presentProposal(row, actor);
}

/** The caller's proposals, newest first. Throws 404 for other users. */
export async function listUserProposals(
  { db }: ApiContext,
  actor: SignedIn,
  userId: string,
  { page, pageSize }: Paging,
) {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const { rows, total } = await listUserRows(db.read, userId, { page, pageSize });
  return { proposals: rows.map((row) => presentProposal(row, actor)), total, page, pageSize };
}

/** Proposals of one status, newest first, and the number of each status, for the organisation's admins. */
export async function listOrganizationProposals(
  { db }: ApiContext,
  actor: Insider,
  organizationId: string,
  { status, page, pageSize }: Paging & { status: ProposalStatus },
) {
  await getOrganizationRow(db.read, organizationId);
  permit('listOrganizationProposals', actor, { organizationId });
  const [{ rows, total }, counts] = await Promise.all([
    listOrganizationRows(db.read, organizationId, status, { page, pageSize }),
    countByStatus(db.read, organizationId),
  ]);
  return { proposals: rows.map((row) => presentProposal(row, actor)), counts, total, page, pageSize };
}

/** Withdraws a pending proposal and deletes its picture. Throws 404, 403, 409 if it was answered. */
export async function deleteProposal(context: ApiContext, actor: SignedIn, proposalId: string, now: Date) {
  const image = await inTransaction(context, now, async ({ tx }) => {
    const { proposal } = await getProposalRow(tx, actor, proposalId);
    permit('deleteProposal', actor, { authorId: proposal.userId });
    if (!(await removeProposal(tx, proposalId))) throw problem('proposals.already_responded');
    return proposal.image;
  });
  await dropImage(context, image);
}
