import type { Decision, OperationName } from '@gyg/contract';
import { invalidateCalls, useHeldAnswers, useQueryClient } from '@gyg/platform';
import { type Answer, sendAnswer } from '../api/send-answer';
import { keyOf } from './group-decisions';

/** The calls whose answers change when a decision is answered. */
const changed: readonly OperationName[] = ['listDecisions', 'getOrganizationDesk', 'countNotifications'];

/** The answers given on the dashboard, by the key of their decision. */
export function useAnswers(organizationId: string, decisions: readonly Decision[]) {
  const queries = useQueryClient();
  return useHeldAnswers<Answer>({
    async send(key, answer, { leaving }) {
      const decision = decisions.find((one) => keyOf(one) === key);
      if (decision === undefined || decision.kind === 'proposal') return;
      await sendAnswer(organizationId, decision, answer, { keepalive: leaving });
    },
    onSettled: () => invalidateCalls(queries, changed),
  });
}
