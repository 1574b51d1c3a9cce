import { keep, readKept } from '../storage/browser-storage';

const key = 'gyg.renewal';

/** Tells refresh tokens apart; no secret, since the token itself lies beside it (FNV-1a, 32 bits, with the length). */
function markOf(refreshToken: string): string {
  let hash = 0x811c9dc5;
  for (const character of refreshToken) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${refreshToken.length}-${hash.toString(36)}`;
}

/** A number that is used once. `crypto.randomUUID` is missing on plain http pages. */
const newAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The name of the renewal that a refresh token is spent on, the same for every try with that token until it succeeded.
 * It is kept before the request leaves: a reload may lose the answer, and the next try is then seen to be the same
 * renewal and not a stolen token's (decision 0034).
 */
export function attemptFor(refreshToken: string): string {
  const of = markOf(refreshToken);
  const kept = readKept('device', key);
  if (kept?.of === of && typeof kept.attempt === 'string') return kept.attempt;
  const attempt = newAttempt();
  keep('device', key, { attempt, of });
  return attempt;
}

/** Forgets the attempt: its answer has arrived, or the token is refused for good. */
export const forgetAttempt = () => keep('device', key, undefined);
