import { createHmac, randomBytes } from 'node:crypto';

/** A new secret: `whsec_` and 32 random bytes. */
export const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

interface Signed {
  /** The current secret, and while it is renewed the one before it. */
  secrets: readonly string[];
  at: Date;
  body: string;
}

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`, with one `v1` for each secret. */
export function signatureOf({ secrets, at, body }: Signed): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signed.map((signature) => `v1=${signature}`)].join(',');
}
