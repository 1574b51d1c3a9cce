/**
 * Whether a verifier says that the token is not good. All else (the database is away, the issuer's keys cannot be
 * fetched) is our failure and never the caller's: a 401 would sign people out.
 */
export function isTokenRefused(thrown: unknown): boolean {
  return hasCode(thrown, 'token_refused');
}

/** Whether a verifier says that it cannot tell now, because another issuer does not answer. */
export function isIssuerUnavailable(thrown: unknown): boolean {
  return hasCode(thrown, 'issuer_unavailable');
}

function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}
