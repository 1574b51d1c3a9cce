import { createHmac, createPrivateKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '@gyg/database';
import { decodeJwt, decodeProtectedHeader, exportSPKI, importJWK } from 'jose';
import { loadIdentityKeys, publicKeyOf } from '../../keys/identity-keys';
import type { Tokens } from '../sign-in';

type Json = Readonly<Record<string, unknown>>;

/** What a forger works with: a good sign-in to copy from, even the issuer's private key, and a key set of their own. */
export interface Forge {
  tokens: Tokens;
  /** An unused authorization code. */
  code: string;
  /** The good access token taken apart. */
  header: Json;
  payload: Json;
  parts: readonly [header: string, payload: string, signature: string];
  publicJwk: Json;
  publicPem: string;
  /** Where the attacker's key set can be fetched, its key's id, and the key's public half. */
  attackerKeys: string;
  attackerKid: string;
  attackerJwk: Json;
  /** The good token with changes, signed by the issuer itself: only what is changed is wrong. */
  own(payload: Json, header?: Json, digest?: string): string;
  /** The good token with changes, signed by the attacker. */
  attackers(payload: Json, header?: Json): string;
  /** The good token's payload with an HMAC. */
  mac(alg: string, secret: string | Buffer, header?: Json): string;
}

/** One way to forge. `good` rows are no forgeries: they show that the others are refused for what is wrong with them. */
export interface Forgery {
  what: string;
  token: (forge: Forge) => string;
  good?: true;
}

/** JSON as a part of a token. */
export const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(key: KeyObject, header: Json, payload: Json, digest = 'RSA-SHA256'): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createSign(digest).update(text).sign(key, 'base64url')}`;
}

export interface ForgeOptions {
  db: Database;
  tokens: Tokens;
  code: string;
  /** Address of a key set that the test serves, to see whether it is fetched. */
  attackerKeys: string;
}

/** Opens a forge on a running issuer. */
export async function openForge({ db, tokens, code, attackerKeys }: ForgeOptions): Promise<Forge> {
  const { signing } = await loadIdentityKeys(db, Date.now());
  const own = createPrivateKey({ key: { ...signing[0] }, format: 'jwk' });
  const publicJwk = publicKeyOf(signing[0]);
  const publicKey = await importJWK(publicJwk, 'RS256');
  if (publicKey instanceof Uint8Array) throw new Error('not a public key');
  const [head = '', body = '', signature = ''] = tokens.access_token.split('.');
  const header: Json = { ...decodeProtectedHeader(tokens.access_token) };
  const payload: Json = decodeJwt(tokens.access_token);
  const { privateKey: attacker, publicKey: attackerPublic } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const attackerKid = 'attacker';

  return {
    tokens,
    code,
    header,
    payload,
    parts: [head, body, signature],
    publicJwk,
    publicPem: await exportSPKI(publicKey),
    attackerKeys,
    attackerKid,
    attackerJwk: { ...attackerPublic.export({ format: 'jwk' }), kid: attackerKid, use: 'sig', alg: 'RS256' },
    own: (change, headerChange = {}, digest) =>
      sign(own, { ...header, ...headerChange }, { ...payload, ...change }, digest),
    attackers: (change, headerChange = {}) =>
      sign(attacker, { ...header, ...headerChange }, { ...payload, groups: ['superusers'], ...change }),
    mac: (alg, secret, headerChange = {}) => {
      const text = `${part({ ...header, alg, ...headerChange })}.${body}`;
      const hash = `sha${alg.slice(2)}`;
      return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
    },
  };
}
