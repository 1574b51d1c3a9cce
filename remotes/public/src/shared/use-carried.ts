import { safeTarget, useSearchParams } from '@gyg/platform';

export interface Carried {
  email?: string;
  target?: string;
}

/** E-mail and target that the address carries along sign-up and sign-in; a target off this site is dropped. */
export function useCarried(): Carried {
  const [params] = useSearchParams();
  const email = params.get('email')?.trim();
  const target = safeTarget(params.get('target'));
  return { ...(email ? { email } : {}), ...(target === undefined ? {} : { target }) };
}
