import type { Proposal, ProposalStatus } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { makeGyg } from '../gygs';
import { notifyPeople } from '../notifications';
import { presentProposal } from './proposal.presenter';
import { moveProposal, type ProposalRow, setGyg } from './proposal.repository';
import { getProposalRow } from './proposal.service';

interface Answer {
  status: Exclude<ProposalStatus, 'PENDING'>;
  comments: string;
}

/** A draft of the organisation's with what was proposed; the host goes on from there. */
async function makeDraft(work: Work, actor: SignedIn, { proposal }: ProposalRow): Promise<void> {
  const { title, summary, image, address, startDateTime, endDateTime, sdgGoalId, organizationId } = proposal;
  const times = { startDateTime, endDateTime };
  const fields = { title, summary, address, sdgGoalId, organizationId, ...times, heroImage: image };
  const { id } = await makeGyg(work, { ...fields, createdBy: actor.id }, { description: proposal.description });
  await setGyg(work.t, proposal.id, id);
}

async function tellAuthor(work: Work, row: ProposalRow, { status, comments }: Answer): Promise<void> {
  const { proposal, orgName: organization, userEmail, userLocale: locale } = row;
  // An erased author has no address, and reads nothing any more.
  if (userEmail === null) return;
  const { title, userId, organizationId } = proposal;
  const accepted = status === 'ACCEPTED';
  await notifyPeople(work, [{ id: userId, locale }], {
    type: accepted ? 'proposal_accepted' : 'proposal_declined',
    values: { organization, title, comments },
    organizationId,
  });
  if (!work.mail) return;
  await enqueueMail(work.t, {
    to: userEmail,
    template: 'proposalAnswered',
    locale,
    data: { name: row.userName, title, organization, accepted, comments, link: `${work.publicUrl}/notifications` },
  });
}

/**
 * Answers a proposal, once. Accepting makes a draft gyg of it; the author is told either way, in words and by mail
 * (specification 4). Throws 404, 403, 409 `proposals.already_responded`.
 */
export async function answerProposal(
  work: Work,
  actor: SignedIn,
  proposalId: string,
  answer: Answer,
): Promise<Proposal> {
  const row = await getProposalRow(work.t, actor, proposalId);
  permit('answerProposal', actor, { organizationId: row.proposal.organizationId });
  const answered = { ...answer, answeredBy: actor.id, answeredAt: work.now };
  if (!(await moveProposal(work.t, proposalId, answered))) throw problem('proposals.already_responded');
  if (answer.status === 'ACCEPTED') await makeDraft(work, actor, row);
  await tellAuthor(work, row, answer);
  return presentProposal(await getProposalRow(work.t, actor, proposalId), actor);
}
