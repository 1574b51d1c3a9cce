import { type PoolRefusal, pool, useNavigate } from '@gyg/platform';
import { useAccountWays } from '../../../shared/account-ways';
import { forgetSignIn, recallSignIn, rememberSignIn } from '../../../shared/sign-in-memory';
import { forgetTarget, rememberTarget } from '../../../shared/target-memory';
import { carry } from '../../../shared/use-carried';
import { useProblem } from '../../../shared/use-problem';

/** Logs in at the identity service and handles each outcome. */
export function useLogIn(interaction: string) {
  const navigate = useNavigate();
  const ways = useAccountWays();
  const { problem, say, tooOften, attempt } = useProblem();

  const react = (refusal: PoolRefusal, email: string) => {
    const { target } = recallSignIn();
    const { outcome, detail } = refusal;
    switch (outcome) {
      case 'NotAuthorizedException':
      case 'UserNotFoundException':
        // One code for both outcomes, so that this does not reveal who has an account.
        return say({ code: 'NotAuthorizedException', text: (t) => t('account.login.wrong') });
      case 'UserNotConfirmedException':
        rememberTarget(email, target);
        rememberSignIn({ notice: 'unconfirmed' });
        return navigate(ways.verify(carry(email, target)));
      case 'InteractionExpiredException':
        rememberSignIn({ ...carry(email, target), notice: 'expired' });
        return ways.beginAgain(target);
      case 'LimitExceededException':
        return tooOften(refusal);
      default:
        return say({ code: 'error_signing_in', text: (t) => t('account.login.failed'), detail });
    }
  };

  const logIn = (values: { email: string; password: string }) =>
    attempt(async () => {
      const email = values.email.trim();
      const result = await pool.logIn(interaction, { email, password: values.password });
      if (!result.ok) return react(result, email);
      if (result.redirectTo === undefined)
        return say({ code: 'error_signing_in', text: (t) => t('account.login.failed') });
      // Without a target, this login leaves the stored target to the welcome page.
      if (recallSignIn().target !== undefined) forgetTarget(email);
      forgetSignIn();
      location.assign(result.redirectTo);
    });

  /** Shows that a field is empty or the email address is invalid. */
  const refuse = (incomplete: boolean) =>
    say(
      incomplete
        ? { code: 'missing_email_or_password', text: (t) => t('account.login.missing'), atFields: true }
        : undefined,
    );

  return { logIn, refuse, problem };
}
