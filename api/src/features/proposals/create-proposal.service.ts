import type { ProposalInput } from '@gyg/contract';
import { isMemberOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { forbidden, problem } from '../../problem';
import { notifyAdmins } from '../notifications';
import { getOrganizationRow, getPageRow } from '../organizations';
import { requireActiveUser } from '../people';
import { requireOwnImage } from '../pictures';
import { callWebhooks } from '../webhooks';
import { requireOpenFor } from './proposal.policy';
import { insertProposal } from './proposal.repository';
import { proposalColumns, requireAnswers } from './proposal-input';

async function submit(
  uow: UnitOfWork,
  actor: SignedIn,
  input: ProposalInput,
  columns: ReturnType<typeof proposalColumns>,
): Promise<{ id: string }> {
  const { organizationId, userId = actor.id, representOrgId } = input;
  await requireOwnImage(uow.tx, { url: columns.image, userId: actor.id, kinds: ['proposal'], path: 'image' });
  permit('createProposal', actor);
  if (!isSelf(actor, userId)) throw forbidden();
  const page = await getPageRow(uow.tx, organizationId);
  requireOpenFor(actor, organizationId, page);
  requireAnswers(page.proposalQuestions ?? [], input);
  if (representOrgId && !isMemberOf(actor, representOrgId)) throw problem('user_org.not_a_member');
  const id = await insertProposal(uow.tx, { ...columns, userId: actor.id, createdAt: uow.now });
  await requireActiveUser(uow.tx, actor.id);
  await notifyAdmins(uow, organizationId, {
    type: 'proposal_submitted',
    values: { person: actor.fullName, title: columns.title },
    relatedUserId: actor.id,
    proposalId: id,
    image: columns.image,
  });
  await callWebhooks(uow, organizationId, 'proposal.submitted', () => [{ proposalId: id }]);
  return { id };
}

/**
 * Submits a gyg or collection to an organisation and notifies its admins. Throws 404 `org.missing`, 400, and 403 if the
 * organisation does not accept proposals from the caller, or the proposal is in the name of another person or an
 * organisation of which the caller is not a member.
 */
export async function createProposal(
  context: ApiContext,
  actor: SignedIn,
  input: ProposalInput,
  now: Date,
): Promise<{ id: string }> {
  await getOrganizationRow(context.db.read, input.organizationId);
  const columns = proposalColumns(input, now);
  return inTransaction(context, now, (uow) => submit(uow, actor, input, columns));
}
