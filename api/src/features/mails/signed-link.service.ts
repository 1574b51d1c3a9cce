import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database, Reader, Tx } from '@gyg/database';
import { findSecret, insertSecret } from './mail.repository';

/** The secret of this installation, shared by every process; created at the first use. */
async function getSecret(tx: Tx): Promise<string> {
  const existing = await findSecret(tx);
  if (existing !== undefined) return existing;
  await insertSecret(tx, randomBytes(32).toString('base64url'));
  const secret = await findSecret(tx);
  if (secret === undefined) throw new Error('The secret of signed links was not stored');
  return secret;
}

/** The uses of signed links. A token of one use is not valid for another. */
type LinkPurpose = 'address' | 'unsubscribe' | 'waitlist-offer' | 'reminder' | 'story-consent';

/** A keyed hash of a text, base64url. */
function keyedHash(secret: string, purpose: LinkPurpose, text: string): string {
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

/** A token for a link in a mail that acts without a login for one subject (an id or a hash, without dots). */
export async function signLink(tx: Tx, purpose: LinkPurpose, subject: string): Promise<string> {
  return createToken(await getSecret(tx), purpose, subject);
}

/** The same for many subjects at once: the token of each. */
export async function signLinks(
  tx: Tx,
  purpose: LinkPurpose,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const secret = await getSecret(tx);
  return new Map(subjects.map((subject) => [subject, createToken(secret, purpose, subject)]));
}

/** Tokens of links for several subjects, outside a transaction; the first ever creates the secret. */
export async function getSignedLinks(
  db: Pick<Database, 'read' | 'tx'>,
  purpose: LinkPurpose,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map();
  const secret = (await findSecret(db.read)) ?? (await db.tx(getSecret));
  return new Map(subjects.map((subject) => [subject, createToken(secret, purpose, subject)]));
}

/** The subject of a token that this installation has issued for this purpose; undefined for any other. */
export async function readSignedLink(read: Reader, purpose: LinkPurpose, token: string): Promise<string | undefined> {
  const secret = await findSecret(read);
  return secret === undefined ? undefined : readToken(secret, purpose, token);
}

/** A keyed hash of each text, to compare or count texts without storing them. */
export async function hashWithSecret(
  tx: Tx,
  purpose: LinkPurpose,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const secret = await getSecret(tx);
  return new Map(texts.map((text) => [text, keyedHash(secret, purpose, text)]));
}
