import { createHmac, timingSafeEqual } from 'node:crypto';

/** The uses of signed links. A token of one use is not valid for another. */
export type LinkPurpose = 'address' | 'unsubscribe' | 'waitlist-offer' | 'reminder' | 'story-consent';

/** A keyed hash of a text, base64url. */
export function keyedHash(secret: string, purpose: LinkPurpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

/** A token that names a subject, such as an id: the subject and its signature. The subject has no dot. */
export function createToken(secret: string, purpose: LinkPurpose, subject: string): string {
  return `${subject}.${keyedHash(secret, purpose, subject)}`;
}

/** The subject of a token; undefined where the signature is wrong. */
export function readToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const [subject = '', signature = ''] = token.split('.');
  const expected = Buffer.from(keyedHash(secret, purpose, subject));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? subject : undefined;
}
