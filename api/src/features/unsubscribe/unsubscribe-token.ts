import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** A keyed hash of an e-mail address, in any case. */
export function hashAddress(secret: string, email: string): string {
  return hmac(secret, 'address', email.trim().toLowerCase());
}

/** A token that unsubscribes one address. It contains the address's hash and a signature, and never expires. */
export function createUnsubscribeToken(secret: string, email: string): string {
  const addressHash = hashAddress(secret, email);
  return `${addressHash}.${hmac(secret, 'unsubscribe', addressHash)}`;
}

/** The address's hash in a token; undefined where the signature is wrong. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [addressHash = '', signature = ''] = token.split('.');
  const expected = Buffer.from(hmac(secret, 'unsubscribe', addressHash));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? addressHash : undefined;
}
