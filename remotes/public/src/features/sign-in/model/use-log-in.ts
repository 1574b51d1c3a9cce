import { type PoolOutcome, paths, pool, signIn, toast, useErrorText, useNavigate, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { forgetSignIn, recallSignIn, rememberSignIn } from '../../../shared/sign-in-memory';

interface Problem {
  text: string;
  detail?: string;
}

/** Signs in at the identity service and reacts to what it says (specification 8, login). */
export function useLogIn(interaction: string) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<Problem>();

  const react = async (outcome: PoolOutcome, email: string, detail: string) => {
    const { target } = recallSignIn();
    const carry = { email, ...(target === undefined ? {} : { target }) };
    switch (outcome) {
      case 'NotAuthorizedException':
      case 'UserNotFoundException':
        return setProblem({ text: t('account.login.wrong') });
      case 'UserNotConfirmedException':
        toast.info(t('account.login.unconfirmed'));
        return navigate(paths.verify(carry));
      case 'InteractionExpiredException':
        rememberSignIn({ ...carry, notice: 'expired' });
        return signIn(target);
      case 'LimitExceededException':
        return setProblem({ text: t('account.tooOften'), detail });
      default:
        return setProblem({ text: t('account.login.failed'), detail });
    }
  };

  const logIn = async (values: { email: string; password: string }) => {
    const email = values.email.trim();
    setProblem(undefined);
    try {
      const answer = await pool.logIn(interaction, { email, password: values.password });
      if (!answer.ok) await react(answer.outcome, email, answer.detail);
      else if (answer.redirectTo === undefined) setProblem({ text: t('account.login.failed') });
      else {
        forgetSignIn();
        location.assign(answer.redirectTo);
      }
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };
  return { logIn, problem };
}
