import { pool, session, toLocale, useLanguage, useNavigate, useTranslation } from '@gyg/platform';
import { useAccountWays } from '../../../shared/account-ways';
import { rememberSignIn } from '../../../shared/sign-in-memory';
import { rememberTarget } from '../../../shared/target-memory';
import { carry, useCarried } from '../../../shared/use-carried';
import { useProblem } from '../../../shared/use-problem';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

/** Creates the account and opens the form for the code, with email and target. */
export function useSignUp(onWeakPassword: (text: string) => void) {
  const { t } = useTranslation('public');
  const locale = toLocale(useLanguage());
  const navigate = useNavigate();
  const ways = useAccountWays();
  const { target } = useCarried();
  const { problem, say, tooOften, attempt } = useProblem();

  const toVerify = (email: string) => {
    rememberTarget(email, target);
    return navigate(ways.verify(carry(email, target)));
  };

  const signUp = (values: SignUpValues) =>
    attempt(async () => {
      const email = values.email.trim();
      const result = await pool.signUp({ name: values.name.trim(), email, password: values.password, locale });
      if (result.ok) {
        session.beginSignUp({ email });
        return toVerify(email);
      }
      switch (result.outcome) {
        case 'UsernameExistsException':
          rememberSignIn({ notice: 'exists' });
          return toVerify(email);
        case 'InvalidPasswordException':
          return onWeakPassword(t('account.register.weakPassword'));
        case 'InvalidParameterException':
          return say({ code: result.outcome, text: (t) => t('account.register.invalid'), detail: result.detail });
        case 'LimitExceededException':
          return tooOften(result);
        default:
          return say({
            code: 'session.error_creating_user_account',
            text: (t) => t('account.register.failed'),
            detail: result.detail,
          });
      }
    });

  /** Shows that a field is empty or invalid. */
  const refuse = (incomplete: boolean) =>
    say(
      incomplete
        ? { code: 'session.missing_mandatory_values', text: (t) => t('account.register.missing'), atFields: true }
        : undefined,
    );

  return { signUp, refuse, problem };
}
