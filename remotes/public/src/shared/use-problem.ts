import { isApiError, type PoolRefusal, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';

/** An error of a whole form. */
export interface Problem {
  /** A stable code: of the error catalogue, or the name of an outcome. */
  readonly code: string;
  readonly text: string;
  /** The technical detail, for errors that the user may have to report. */
  readonly detail?: string;
  /** Set if the fields show the details and have focus. */
  readonly atFields?: true;
}

type Translate = ReturnType<typeof useTranslation<'public'>>['t'];

/** A problem whose text follows the language while it is shown. */
type ProblemTexts = Omit<Problem, 'text'> & { readonly text: (t: Translate, errorText: ErrorText) => string };
type ErrorText = ReturnType<typeof useErrorText>;

/** The problem shown above a form, and functions to set it. */
export function useProblem() {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [shown, setShown] = useState<ProblemTexts>();
  return {
    problem: shown && { ...shown, text: shown.text(t, errorText) },
    say: setShown,
    /** Too many attempts, with the minutes to wait if the pool returns them. */
    tooOften: ({ outcome, retryAfter }: PoolRefusal) =>
      setShown({
        code: outcome,
        text: (now) =>
          retryAfter === undefined
            ? now('account.tooOften')
            : now('account.tooOftenUntil', { count: Math.ceil(retryAfter / 60) }),
      }),
    /** Clears the last problem, runs the work, and shows the error if it throws. */
    attempt: async (work: () => unknown) => {
      setShown(undefined);
      try {
        await work();
      } catch (thrown) {
        setShown({
          code: isApiError(thrown) ? thrown.code : 'unexpected',
          detail: errorText(thrown).detail,
          text: (_t, now) => now(thrown).text,
        });
      }
    },
  };
}
