import type { BodyOf } from '@gyg/contract';
import { call } from '@gyg/platform';

/** Sends the answer to a proposal. Accepting creates a draft from it. */
export const sendProposalAnswer = (
  proposalId: string,
  body: BodyOf<'answerProposal'>,
  { leaving }: { leaving: boolean },
) => call('answerProposal', { params: { proposalId }, body }, { keepalive: leaving });
