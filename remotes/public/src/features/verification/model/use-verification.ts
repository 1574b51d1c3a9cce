import { pool, session, toast, useNavigate, useTranslation } from '@gyg/platform';
import { useAccountWays } from '../../../shared/account-ways';
import { plainCode } from '../../../shared/plain-code';
import { rememberSignIn, type SignInNotice } from '../../../shared/sign-in-memory';
import { carry, useCarried } from '../../../shared/use-carried';
import { useProblem } from '../../../shared/use-problem';

/** Confirms an email address with its code, or sends a new code, and handles each outcome. */
export function useVerification() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const ways = useAccountWays();
  const { target } = useCarried();
  const { problem, say, tooOften, attempt } = useProblem();
  const toLogin = (email: string, notice: SignInNotice) => {
    rememberSignIn({ notice });
    return navigate(ways.login(carry(email, target)));
  };

  const confirm = (values: { email: string; code: string }) =>
    attempt(async () => {
      const email = values.email.trim();
      const result = await pool.confirm({ email, code: plainCode(values.code) });
      if (result.ok) {
        session.beginSignUp({ email, confirmed: true });
        // The browser that signed up is logged in without the form. If that can't start, the login page tries again.
        if (result.signsIn) return ways.signIn(target).catch(() => navigate(ways.login(carry(email, target))));
        toast.success(t('account.verify.success'));
        return toLogin(email, 'confirmed');
      }
      switch (result.outcome) {
        case 'CodeMismatchException':
        case 'UserNotFoundException':
          return say({ code: 'CodeMismatchException', text: (t) => t('account.verify.wrong') });
        case 'NotAuthorizedException':
          toast.info(t('account.verify.already'));
          return toLogin(email, 'alreadyConfirmed');
        case 'ExpiredCodeException':
          return say({ code: result.outcome, text: (t) => t('account.verify.expired') });
        case 'LimitExceededException':
          return tooOften(result);
        default:
          return say({
            code: 'verify_user_verification_failed',
            text: (t) => t('account.verify.failed'),
            detail: result.detail,
          });
      }
    });

  const resend = (typed: string) =>
    attempt(async () => {
      const email = typed.trim();
      const result = await pool.resend({ email });
      // An unknown address looks the same, so that this does not reveal who has an account.
      if (result.ok || result.outcome === 'UserNotFoundException') return toast.success(t('account.verify.sent'));
      switch (result.outcome) {
        case 'InvalidParameterException':
          toast.info(t('account.verify.already'));
          return toLogin(email, 'alreadyConfirmed');
        case 'LimitExceededException':
          return tooOften(result);
        default:
          return say({
            code: 'error_sending_verification_code',
            text: (t) => t('account.verify.sendFailed'),
            detail: result.detail,
          });
      }
    });

  /** Shows that a field is empty or invalid. */
  const refuse = (incomplete: boolean) =>
    say(
      incomplete
        ? { code: 'verify_user_missing_values', text: (t) => t('account.verify.missing'), atFields: true }
        : undefined,
    );

  /** A new code requires an email address. */
  const refuseResend = () =>
    say({ code: 'verify_user_missing_email', text: (t) => t('account.verify.missingEmail'), atFields: true });

  return { confirm, resend, refuse, refuseResend, problem };
}
