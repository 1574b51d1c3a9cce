import { paths, safeTarget, usePendingSignUp, useSearchParams } from '@gyg/platform';
import { recallTarget } from './target-memory';

export interface Carried {
  email?: string;
  target?: string;
}

/** What an address carries on: only what there is. */
export const carry = (email: string | undefined, target: string | undefined): Carried => ({
  ...(email ? { email } : {}),
  ...(target === undefined ? {} : { target }),
});

/** The page of an organisation or of its gyg that the friendly urls name (specification 2.1, register). */
function namedPage(params: URLSearchParams): string | undefined {
  const [org, gyg] = [params.get('org'), params.get('gyg')];
  if (!org) return undefined;
  return safeTarget(gyg ? paths.gygByName(org, gyg) : paths.organizationByName(org));
}

/**
 * E-mail and destination that the address carries along sign-up and sign-in; without an e-mail that of the sign-up that
 * waits in this tab. The destination is named by `target`, else by the friendly urls `org` and `gyg`, else it is what this
 * browser keeps for the e-mail. A target off this site is dropped.
 */
export function useCarried(): Carried {
  const [params] = useSearchParams();
  const pendingSignUp = usePendingSignUp();
  const email = params.get('email')?.trim() || pendingSignUp?.email;
  return carry(email, safeTarget(params.get('target')) ?? namedPage(params) ?? recallTarget(email));
}
