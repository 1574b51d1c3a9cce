import type { Decision } from '@gyg/contract';
import { useHeldAnswers } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';
import { type Answer, sendAnswer } from '../api/send-answer';
import { keyOf } from './group-decisions';

/** The answers given on the dashboard, by the key of their decision. */
export function useAnswers(organizationId: string, decisions: readonly Decision[]) {
  return useHeldAnswers<Answer>({
    async send(key, answer, { leaving }) {
      const decision = decisions.find((candidate) => keyOf(candidate) === key);
      if (decision === undefined || decision.kind === 'proposal') return;
      await sendAnswer(organizationId, decision, answer, { keepalive: leaving });
    },
    onSettled: useRefreshAnswered(),
  });
}
