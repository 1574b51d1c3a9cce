import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A new secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in Base64. */
export const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

interface Signed {
  /** The id of the delivery. */
  id: string;
  /** The current secret, and while it is renewed the one before it. */
  secrets: readonly string[];
  at: Date;
  body: string;
}

/** The headers with which receivers verify a delivery, as Standard Webhooks names them: a signature for each secret. */
export const signedHeaders = ({ id, secrets, at, body }: Signed) => ({
  'webhook-id': id,
  'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
