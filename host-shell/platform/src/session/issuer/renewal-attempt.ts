import { readJson, writeJson } from '../../storage/json';

const key = 'gyg.renewal';

/** Identifies a refresh token (FNV-1a, 32 bits, with the length). Not secret: the token is stored beside it. */
function markOf(refreshToken: string): string {
  let hash = 0x811c9dc5;
  for (const character of refreshToken) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${refreshToken.length}-${hash.toString(36)}`;
}

/** `crypto.randomUUID` is missing on plain http pages. */
const newAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The id of the renewal with a refresh token. It is the same for every try with that token until one succeeds. It is
 * stored before the request is sent: if a reload loses the response, the issuer treats the next try as the same renewal
 * and not as use of a stolen token (decision 0034).
 */
export function attemptFor(storage: Storage, refreshToken: string): string {
  const of = markOf(refreshToken);
  const stored = readJson(storage, key);
  if (stored?.of === of && typeof stored.attempt === 'string') return stored.attempt;
  const attempt = newAttempt();
  writeJson(storage, key, { attempt, of });
  return attempt;
}

/** Clears the attempt, after its response has arrived or the token was refused permanently. */
export const clearAttempt = (storage: Storage) => writeJson(storage, key, undefined);
