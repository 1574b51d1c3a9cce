const key = 'gyg.signIn';

export interface SignInMemory {
  email?: string;
  target?: string;
}

/**
 * Keeps e-mail and target while the browser goes to the identity service and comes back to the form; in this
 * tab only, and never a password.
 */
export function rememberSignIn(memory: SignInMemory): void {
  sessionStorage.setItem(key, JSON.stringify(memory));
}

/** What was kept; empty where nothing was, or where somebody else wrote there. */
export function recallSignIn(): SignInMemory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { email, target } = kept as { email?: unknown; target?: unknown };
    return {
      ...(typeof email === 'string' ? { email } : {}),
      ...(typeof target === 'string' ? { target } : {}),
    };
  } catch {
    return {};
  }
}
