/**
 * Whether a verifier refused the token. Any other error (the database is unavailable, the issuer's keys cannot be
 * fetched) is a failure of the server: a 401 would log people out.
 */
export function isTokenRefused(thrown: unknown): boolean {
  return hasCode(thrown, 'token_refused');
}

/** Whether a verifier could not decide, because another issuer does not respond. */
export function isIssuerUnavailable(thrown: unknown): boolean {
  return hasCode(thrown, 'issuer_unavailable');
}

function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}
