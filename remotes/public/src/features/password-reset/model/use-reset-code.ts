import { type PoolRefusal, pool, useNavigate } from '@gyg/platform';
import { useAccountWays } from '../../../shared/account-ways';
import { rememberSignIn } from '../../../shared/sign-in-memory';
import { rememberTarget } from '../../../shared/target-memory';
import { carry, useCarried } from '../../../shared/use-carried';

export interface ResetCodeReactions {
  /** The code was sent, or it must look as if it was. */
  onSent: (email: string) => unknown;
  onTooOften: (refusal: PoolRefusal) => unknown;
  onFailed: (refusal: PoolRefusal) => unknown;
}

/** Requests a code to set a new password, and handles each outcome. */
export function useResetCode({ onSent, onTooOften, onFailed }: ResetCodeReactions) {
  const navigate = useNavigate();
  const ways = useAccountWays();
  const { target } = useCarried();
  return async (typed: string) => {
    const email = typed.trim();
    const result = await pool.forgot({ email });
    // An unknown address looks the same, so that this does not reveal who has an account.
    if (result.ok || result.outcome === 'UserNotFoundException') {
      rememberTarget(email, target);
      return onSent(email);
    }
    switch (result.outcome) {
      case 'InvalidParameterException':
        rememberTarget(email, target);
        rememberSignIn({ notice: 'unconfirmedReset' });
        return navigate(ways.verify(carry(email, target)));
      case 'LimitExceededException':
        return onTooOften(result);
      default:
        return onFailed(result);
    }
  };
}
