/**
 * Whether a verifier refused the token. Anything else (the database is away, the issuer's keys cannot be
 * fetched) is our failure: a 401 would log people out.
 */
export function isTokenRefused(thrown: unknown): boolean {
  return hasCode(thrown, 'token_refused');
}

/** Whether a verifier could not decide, because another issuer does not answer. */
export function isIssuerUnavailable(thrown: unknown): boolean {
  return hasCode(thrown, 'issuer_unavailable');
}

function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}
