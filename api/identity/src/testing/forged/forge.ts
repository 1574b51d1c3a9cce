import { createHmac, createPrivateKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '@gyg/database';
import { decodeJwt, decodeProtectedHeader, exportSPKI, importJWK } from 'jose';
import { loadIdentityKeys, publicKeyOf } from '../../keys/identity-keys';
import type { Tokens } from '../sign-in';

type Json = Readonly<Record<string, unknown>>;

/** A forger's material: a good login to copy from, even the issuer's private key, and the attacker's key set. */
export interface Forge {
  tokens: Tokens;
  /** An unused authorization code. */
  code: string;
  /** The parts of the good access token. */
  header: Json;
  payload: Json;
  parts: readonly [header: string, payload: string, signature: string];
  publicJwk: Json;
  publicPem: string;
  /** The address of the attacker's key set, its key's id, and the key's public half. */
  attackerKeys: string;
  attackerKid: string;
  attackerJwk: Json;
  /** The good token with changes, signed by the issuer: only the changes are wrong. */
  own(payload: Json, header?: Json, digest?: string): string;
  /** The good token with changes, signed by the attacker. */
  attackers(payload: Json, header?: Json): string;
  /** The good token's payload with an HMAC. */
  mac(alg: string, secret: string | Buffer, header?: Json): string;
}

/** A kind of forgery. `good` rows are no forgeries: they show that the others are refused only for their fault. */
export interface Forgery {
  what: string;
  token: (forge: Forge) => string;
  good?: true;
}

/** JSON encoded as a part of a token. */
export const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(key: KeyObject, header: Json, payload: Json, digest = 'RSA-SHA256'): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createSign(digest).update(text).sign(key, 'base64url')}`;
}

export interface ForgeOptions {
  db: Database;
  tokens: Tokens;
  code: string;
  /** Address of a key set that the test serves, to check whether it is fetched. */
  attackerKeys: string;
}

/** Creates a forge for a running issuer. */
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
