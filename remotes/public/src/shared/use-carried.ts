import { paths, safeTarget, useParams, usePendingSignUp, useSearchParams } from '@gyg/platform';
import { recallTarget } from './target-memory';

export interface Carried {
  email?: string;
  target?: string;
}

/** Leaves out empty values. */
export const carry = (email: string | undefined, target: string | undefined): Carried => ({
  ...(email ? { email } : {}),
  ...(target === undefined ? {} : { target }),
});

/** The page of an organisation or its gyg from the friendly urls in the query. */
function namedPage(params: URLSearchParams): string | undefined {
  const [org, gyg] = [params.get('org'), params.get('gyg')];
  if (!org) return undefined;
  return safeTarget(gyg ? paths.gygByName(org, gyg) : paths.organizationByName(org));
}

/**
 * The email and target that the address carries through sign-up and login. Without an email, uses that of the pending
 * sign-up in this tab. The target is `target`, else the page from the friendly urls `org` and `gyg`, else the one
 * stored for the email in this browser. Targets on other sites are dropped.
 */
export function useCarried(): Carried {
  const [params] = useSearchParams();
  const pendingSignUp = usePendingSignUp();
  // In a partner's window it is in the path of some forms.
  const { email: inPath } = useParams();
  const email = inPath?.trim() || params.get('email')?.trim() || pendingSignUp?.email;
  return carry(email, safeTarget(params.get('target')) ?? namedPage(params) ?? recallTarget(email));
}
