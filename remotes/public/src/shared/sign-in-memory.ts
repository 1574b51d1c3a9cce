import { readJson, writeJson } from '@gyg/platform';

const key = 'gyg.signIn';

const notices = [
  'confirmed',
  'alreadyConfirmed',
  'expired',
  'passwordChanged',
  'exists',
  'unconfirmed',
  'unconfirmedReset',
  'joining',
  'loginRequired',
] as const;
/** What the next form says above itself: a toast would be gone too soon, or with the way to the identity service. */
export type SignInNotice = (typeof notices)[number];

export interface SignInMemory {
  readonly email?: string;
  readonly target?: string;
  readonly notice?: SignInNotice;
}

/**
 * Keeps e-mail, target and notice while the browser goes to the identity service and comes back to the form; in
 * this tab only, and never a password.
 */
export function rememberSignIn(memory: SignInMemory): void {
  writeJson('tab', key, memory);
}

/** Forgets all of it: the sign-in is done. */
export function forgetSignIn(): void {
  writeJson('tab', key, undefined);
}

/** What was stored; empty if nothing was, or if it was written by other code. */
export function recallSignIn(): SignInMemory {
  const kept = readJson('tab', key);
  const notice = notices.find((known) => known === kept?.notice);
  return {
    ...(typeof kept?.email === 'string' ? { email: kept.email } : {}),
    ...(typeof kept?.target === 'string' ? { target: kept.target } : {}),
    ...(notice === undefined ? {} : { notice }),
  };
}
