import type { Proposal, ProposalStatus } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { makeGyg } from '../gygs';
import { locate } from '../lookups';
import { notifyPeople } from '../notifications';
import { presentProposal } from './proposal.presenter';
import { type ProposalRow, setGyg, updateProposalStatus } from './proposal.repository';
import { getProposalRow } from './proposal.service';

interface Answer {
  status: Exclude<ProposalStatus, 'PENDING'>;
  comments: string;
}

type Location = NonNullable<Awaited<ReturnType<typeof locate>>>;

/** Creates a draft of the organisation from the proposal, in its author's language, for its hosts to complete. */
async function makeDraft(
  uow: UnitOfWork,
  actor: SignedIn,
  { proposal, userLocale: language }: ProposalRow,
  location: Location | null,
): Promise<void> {
  const { title, summary, image, address, startDateTime, endDateTime, sdgGoalId, organizationId } = proposal;
  const at = { startDateTime, endDateTime, address, lat: location?.lat ?? null, lng: location?.lng ?? null };
  const fields = { title, summary, sdgGoalId, organizationId, ...at, heroImage: image, language };
  const { id } = await makeGyg(uow, { ...fields, createdBy: actor.id }, { description: proposal.description });
  await setGyg(uow.tx, proposal.id, id);
}

async function notifyAuthor(uow: UnitOfWork, row: ProposalRow, { status, comments }: Answer): Promise<void> {
  const { proposal, orgName: organization, userEmail, userLocale: locale } = row;
  // An erased author is not notified.
  if (row.userName === '') return;
  const { title, userId, organizationId } = proposal;
  const accepted = status === 'ACCEPTED';
  await notifyPeople(uow, [{ id: userId, locale }], {
    type: accepted ? 'proposal_accepted' : 'proposal_declined',
    values: { organization, title, comments },
    organizationId,
    proposalId: proposal.id,
  });
  if (!uow.mail || userEmail === null) return;
  await enqueueMail(uow.tx, {
    to: userEmail,
    template: 'proposalAnswered',
    locale,
    data: { name: row.userName, title, organization, accepted, comments, link: `${uow.publicUrl}/notifications` },
  });
}

/**
 * Answers a proposal, once. Accepting creates a draft gyg; the author is notified and mailed in both cases. Throws 404,
 * 403, 409 `proposals.already_responded`.
 */
export async function answerProposal(
  context: ApiContext,
  actor: SignedIn,
  proposalId: string,
  { now, ...answer }: Answer & { now: Date },
): Promise<Proposal> {
  const { proposal } = await getProposalRow(context.db.read, actor, proposalId);
  permit('answerProposal', actor, { organizationId: proposal.organizationId });
  const accepted = answer.status === 'ACCEPTED';
  const location = accepted && proposal.status === 'PENDING' ? await locate(context, proposal.address) : null;
  return inTransaction(context, now, async (uow) => {
    const row = await getProposalRow(uow.tx, actor, proposalId);
    const answered = { ...answer, answeredBy: actor.id, answeredAt: now };
    if (!(await updateProposalStatus(uow.tx, proposalId, answered))) throw problem('proposals.already_responded');
    if (accepted) await makeDraft(uow, actor, row, location);
    await notifyAuthor(uow, row, answer);
    return presentProposal(await getProposalRow(uow.tx, actor, proposalId), actor);
  });
}
