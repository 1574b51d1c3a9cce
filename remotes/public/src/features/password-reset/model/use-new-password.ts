import { pool, toast, useNavigate, useTranslation } from '@gyg/platform';
import { useAccountWays } from '../../../shared/account-ways';
import { plainCode } from '../../../shared/plain-code';
import { rememberSignIn } from '../../../shared/sign-in-memory';
import { carry, useCarried } from '../../../shared/use-carried';
import { useProblem } from '../../../shared/use-problem';
import { useResetCode } from './use-reset-code';

export interface NewPasswordValues {
  email: string;
  code: string;
  password: string;
}

/** Sets a new password with the emailed code, or sends a new code, and handles each outcome. */
export function useNewPassword(onWeakPassword: (text: string) => void) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const ways = useAccountWays();
  const { target } = useCarried();
  const { problem, say, tooOften, attempt } = useProblem();
  const askForCode = useResetCode({
    onSent: () => toast.success(t('account.verify.sent')),
    onTooOften: tooOften,
    onFailed: ({ detail }) =>
      say({ code: 'error_sending_verification_code', text: (t) => t('account.verify.sendFailed'), detail }),
  });

  const change = (values: NewPasswordValues) =>
    attempt(async () => {
      const email = values.email.trim();
      const result = await pool.confirmForgot({ email, code: plainCode(values.code), password: values.password });
      if (result.ok) {
        toast.success(t('account.newPassword.success'));
        rememberSignIn({ notice: 'passwordChanged' });
        return navigate(ways.login(carry(email, target)));
      }
      switch (result.outcome) {
        case 'UserNotFoundException':
        case 'CodeMismatchException':
          return say({ code: 'CodeMismatchException', text: (t) => t('account.verify.wrong') });
        case 'ExpiredCodeException':
          return say({ code: result.outcome, text: (t) => t('account.newPassword.expired') });
        case 'InvalidPasswordException':
          return onWeakPassword(t('account.register.weakPassword'));
        case 'LimitExceededException':
          return tooOften(result);
        default:
          return say({
            code: 'change_password_error',
            text: (t) => t('account.newPassword.failed'),
            detail: result.detail,
          });
      }
    });

  /** Shows that a field is empty or invalid. */
  const refuse = (incomplete: boolean) =>
    say(
      incomplete
        ? { code: 'change_password_missing_values', text: (t) => t('account.newPassword.missing'), atFields: true }
        : undefined,
    );

  /** A new code requires an email address. */
  const refuseCode = () =>
    say({ code: 'user.password_reset_missing_email', text: (t) => t('account.reset.missing'), atFields: true });

  return { change, sendCode: (email: string) => attempt(() => askForCode(email)), refuse, refuseCode, problem };
}
