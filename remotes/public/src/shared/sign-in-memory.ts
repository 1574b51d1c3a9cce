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
/** A notice for the next form. A toast would disappear too soon, or with the redirect to the identity service. */
export type SignInNotice = (typeof notices)[number];

export interface SignInMemory {
  readonly email?: string;
  readonly target?: string;
  readonly notice?: SignInNotice;
}

/**
 * Stores email, target and notice while the browser is redirected to the identity service and back to the form. Only in
 * this tab, and never a password.
 */
export function rememberSignIn(memory: SignInMemory): void {
  writeJson('tab', key, memory);
}

/** Clears everything after the login. */
export function forgetSignIn(): void {
  writeJson('tab', key, undefined);
}

/** Reads the stored values; empty if there are none, or if other code wrote them. */
export function recallSignIn(): SignInMemory {
  const stored = readJson('tab', key);
  const notice = notices.find((candidate) => candidate === stored?.notice);
  return {
    ...(typeof stored?.email === 'string' ? { email: stored.email } : {}),
    ...(typeof stored?.target === 'string' ? { target: stored.target } : {}),
    ...(notice === undefined ? {} : { notice }),
  };
}
