import type { ProposalStatus } from '@gyg/contract/enums';
import { type HeldAnswers, useHeldAnswers, useQueryClient } from '@gyg/platform';
import { useRef } from 'react';
import { useRefreshAnswered } from '../../../shared/answers';
import { clearStoredText } from '../../../shared/review';
import { proposalOptions, sendProposalAnswer } from '../api/proposal-calls';

export type ProposalAnswer = Exclude<ProposalStatus, 'PENDING'>;

/** Where the typed answer to a proposal is stored until it is sent. */
export const commentKey = (proposalId: string) => `proposal-comment:${proposalId}`;

export interface ProposalAnswers extends Pick<HeldAnswers<ProposalAnswer>, 'answers' | 'undo'> {
  give: (proposalId: string, answer: ProposalAnswer, comments: string) => void;
}

/** Answers to proposals, held for ten seconds. The typed comment is forgotten once it is sent. */
export function useProposalAnswers(): ProposalAnswers {
  const queries = useQueryClient();
  const refresh = useRefreshAnswered();
  const comments = useRef(new Map<string, string>());
  const { answers, give, undo } = useHeldAnswers<ProposalAnswer>({
    async send(proposalId, status, options) {
      const body = { status, comments: comments.current.get(proposalId) ?? '' };
      // It leaves the list and stays on screen.
      queries.setQueryData(proposalOptions(proposalId).queryKey, await sendProposalAnswer(proposalId, body, options));
      clearStoredText(commentKey(proposalId));
    },
    onSettled: refresh,
  });
  return {
    answers,
    undo,
    give(proposalId, answer, text) {
      comments.current.set(proposalId, text);
      give([proposalId], answer);
    },
  };
}
