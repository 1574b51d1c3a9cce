import { isApiError, type PoolRefusal, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';

/** What went wrong with a form as a whole. */
export interface Problem {
  /** Stable: of the error catalogue, or the outcome's name (specification 8). */
  readonly code: string;
  readonly text: string;
  /** The technical line, where a person may have to pass it on. */
  readonly detail?: string;
  /** The fields say more precisely what is missing, and have the focus. */
  readonly atFields?: true;
}

/** The one problem a form shows above itself, and the ways to set it. */
export function useProblem() {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<Problem>();
  return {
    problem,
    say: setProblem,
    /** Too many attempts, with the minutes to wait where the pool says how long. */
    tooOften: ({ outcome, retryAfter }: PoolRefusal) => {
      const text =
        retryAfter === undefined
          ? t('account.tooOften')
          : t('account.tooOftenUntil', { count: Math.ceil(retryAfter / 60) });
      setProblem({ code: outcome, text });
    },
    /** Clears the last problem, does the work, and says what it threw. */
    attempt: async (work: () => unknown) => {
      setProblem(undefined);
      try {
        await work();
      } catch (thrown) {
        setProblem({ code: isApiError(thrown) ? thrown.code : 'unexpected', ...errorText(thrown) });
      }
    },
  };
}
