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
  sessionStorage.setItem(key, JSON.stringify(memory));
}

/** Forgets all of it: the sign-in is done. */
export function forgetSignIn(): void {
  sessionStorage.removeItem(key);
}

function readKept(): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** What was kept; empty where nothing was, or where somebody else wrote there. */
export function recallSignIn(): SignInMemory {
  const kept = readKept();
  const notice = 'notice' in kept ? notices.find((known) => known === kept.notice) : undefined;
  return {
    ...('email' in kept && typeof kept.email === 'string' ? { email: kept.email } : {}),
    ...('target' in kept && typeof kept.target === 'string' ? { target: kept.target } : {}),
    ...(notice === undefined ? {} : { notice }),
  };
}
