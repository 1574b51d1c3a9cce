import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { KeyRow } from './key.repository';

async function makeSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

/** A new key of a use, in the stored format. Takes up to a second; never call it inside a transaction. */
export async function makeKey(use: KeyRow['use']): Promise<Record<string, unknown>> {
  return use === 'signing' ? makeSigningKey() : { secret: randomBytes(32).toString('base64url') };
}
