import { paths, pool, toast, useErrorText, useNavigate, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { rememberSignIn, type SignInNotice } from '../../../shared/sign-in-memory';
import { useCarried } from '../../../shared/use-carried';

interface Problem {
  text: string;
  detail?: string;
}

/** Confirms an address by its code, or sends a new code, and reacts as specification 8 says. */
export function useVerification() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { target } = useCarried();
  const [problem, setProblem] = useState<Problem>();
  const toLogin = (email: string, notice: SignInNotice) => {
    rememberSignIn({ notice });
    return navigate(paths.login({ email, ...(target === undefined ? {} : { target }) }));
  };
  const guarded = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };

  const confirm = (values: { email: string; code: string }) =>
    guarded(async () => {
      const email = values.email.trim();
      const answer = await pool.confirm({ email, code: values.code.replaceAll(/\s/g, '') });
      if (answer.ok) {
        toast.success(t('account.verify.success'));
        return toLogin(email, 'confirmed');
      }
      switch (answer.outcome) {
        case 'CodeMismatchException':
        case 'UserNotFoundException':
          return setProblem({ text: t('account.verify.wrong') });
        case 'NotAuthorizedException':
          toast.info(t('account.verify.already'));
          return toLogin(email, 'alreadyConfirmed');
        case 'ExpiredCodeException':
          return setProblem({ text: t('account.verify.expired') });
        default:
          return setProblem({ text: t('account.verify.failed'), detail: answer.detail });
      }
    });

  const resend = (given: string) =>
    guarded(async () => {
      const email = given.trim();
      const answer = await pool.resend({ email });
      // An unknown address looks the same, so that nobody learns here who has an account.
      if (answer.ok || answer.outcome === 'UserNotFoundException') return toast.success(t('account.verify.sent'));
      if (answer.outcome === 'InvalidParameterException') {
        toast.info(t('account.verify.already'));
        return toLogin(email, 'alreadyConfirmed');
      }
      toast.error(t('account.verify.sendFailed'), answer.detail);
    });

  return { confirm, resend, problem };
}
