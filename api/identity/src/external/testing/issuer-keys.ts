import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

interface SigningPair {
  kid: string;
  alg: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

export interface SigningKeys {
  /** The key set at its jwks_uri. */
  jwks(): { keys: JWK[] };
  /** Publishes an additional key, as a careless issuer might. */
  show(key: JWK): void;
  /** Signs exactly these claims with the newest key; `header` overrides the JWT header. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** Signs with a new key from now on; with `forget` the old one is no longer published. */
  rotate(options?: { alg?: string; forget?: boolean }): Promise<void>;
}

async function makePair(alg: string, kid: string): Promise<SigningPair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

const firstPair = () => makePair('RS256', 'key-1');
let shared: Promise<SigningPair> | undefined;

/** The first pair of all test issuers of this process: making one takes longer than most tests. */
export function sharedPair(): Promise<SigningPair> {
  shared ??= firstPair();
  return shared;
}

/** Keys that begin with a pair of their own, or with the given one. */
export async function makeSigningKeys(first = firstPair()): Promise<SigningKeys> {
  let count = 1;
  let newest = await first;
  let shown = [newest];
  const besides: JWK[] = [];
  return {
    jwks: () => ({ keys: [...shown.map(({ publicJwk }) => publicJwk), ...besides] }),
    show: (key) => void besides.push(key),
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: newest.alg, kid: newest.kid, ...header }).sign(newest.privateKey),
    async rotate({ alg: nextAlg = newest.alg, forget = false } = {}) {
      count += 1;
      newest = await makePair(nextAlg, `key-${count}`);
      shown = forget ? [newest] : [newest, ...shown];
    },
  };
}
