import { paths, pool, toast, toLocale, useErrorText, useLanguage, useNavigate, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useCarried } from '../../../shared/use-carried';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

interface Problem {
  text: string;
  detail?: string;
}

/** Makes the account and leads to the code, with e-mail and target (specification 4, 8). */
export function useSignUp(onWeakPassword: (text: string) => void) {
  const { t } = useTranslation('public');
  const locale = toLocale(useLanguage());
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { target } = useCarried();
  const [problem, setProblem] = useState<Problem>();

  const signUp = async (values: SignUpValues) => {
    const email = values.email.trim();
    const toVerify = () => navigate(paths.verify({ email, ...(target === undefined ? {} : { target }) }));
    setProblem(undefined);
    try {
      const answer = await pool.signUp({ name: values.name.trim(), email, password: values.password, locale });
      if (answer.ok) return void toVerify();
      switch (answer.outcome) {
        case 'UsernameExistsException':
          toast.info(t('account.register.exists'));
          return void toVerify();
        case 'InvalidPasswordException':
          return onWeakPassword(t('account.register.weakPassword'));
        case 'LimitExceededException':
          return setProblem({ text: t('account.tooOften'), detail: answer.detail });
        default:
          return setProblem({ text: t('account.register.failed'), detail: answer.detail });
      }
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };
  return { signUp, problem };
}
