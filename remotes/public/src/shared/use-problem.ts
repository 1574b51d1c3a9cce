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

type Translate = ReturnType<typeof useTranslation<'public'>>['t'];

/** A problem as shown: its text follows the chosen language for as long as it is shown. */
type Told = Omit<Problem, 'text'> & { readonly text: (t: Translate, errorText: ErrorText) => string };
type ErrorText = ReturnType<typeof useErrorText>;

/** The one problem a form shows above itself, and the ways to set it. */
export function useProblem() {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [told, setTold] = useState<Told>();
  return {
    problem: told && { ...told, text: told.text(t, errorText) },
    say: setTold,
    /** Too many attempts, with the minutes to wait where the pool says how long. */
    tooOften: ({ outcome, retryAfter }: PoolRefusal) =>
      setTold({
        code: outcome,
        text: (now) =>
          retryAfter === undefined
            ? now('account.tooOften')
            : now('account.tooOftenUntil', { count: Math.ceil(retryAfter / 60) }),
      }),
    /** Clears the last problem, does the work, and says what it threw. */
    attempt: async (work: () => unknown) => {
      setTold(undefined);
      try {
        await work();
      } catch (thrown) {
        setTold({
          code: isApiError(thrown) ? thrown.code : 'unexpected',
          detail: errorText(thrown).detail,
          text: (_t, now) => now(thrown).text,
        });
      }
    },
  };
}
