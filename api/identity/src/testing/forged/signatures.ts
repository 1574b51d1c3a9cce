import { type Forge, type Forgery, part } from './forge';

const unsigned = (alg: string) => ({
  what: `algorithm ${alg}, without signature`,
  token: ({ header, parts }: Forge) => `${part({ ...header, alg })}.${parts[1]}.`,
});
const unsignedWithOld = (alg: string) => ({
  what: `algorithm ${alg}, with the good token's signature`,
  token: ({ header, parts }: Forge) => `${part({ ...header, alg })}.${parts[1]}.${parts[2]}`,
});

/** Tokens whose signature is missing, of another algorithm, or of another key. */
export const forgedSignatures: readonly Forgery[] = [
  ...['none', 'None', 'nOnE', 'NONE', ''].flatMap((alg) => [unsigned(alg), unsignedWithOld(alg)]),
  { what: 'HS256 with the public key as PEM', token: (f) => f.mac('HS256', f.publicPem) },
  { what: 'HS256 with the public key as trimmed PEM', token: (f) => f.mac('HS256', f.publicPem.trim()) },
  { what: 'HS512 with the public key as PEM', token: (f) => f.mac('HS512', f.publicPem) },
  { what: 'HS256 with the public key as JWK', token: (f) => f.mac('HS256', JSON.stringify(f.publicJwk)) },
  { what: 'HS256 with the modulus', token: (f) => f.mac('HS256', Buffer.from(String(f.publicJwk.n), 'base64url')) },
  { what: 'HS256 with an empty secret', token: (f) => f.mac('HS256', '') },
  { what: 'HS256 without a key id', token: (f) => f.mac('HS256', f.publicPem, { kid: undefined }) },
  { what: 'the signature stripped, its dot left', token: ({ parts }) => `${parts[0]}.${parts[1]}.` },
  { what: 'the signature stripped with its dot', token: ({ parts }) => `${parts[0]}.${parts[1]}` },
  {
    what: 'a signature of zeros',
    token: ({ parts }) => `${parts[0]}.${parts[1]}.${Buffer.alloc(256).toString('base64url')}`,
  },
  {
    what: 'the signature of another token of ours',
    token: (f) => `${f.own({ jti: 'x' }).replace(/[^.]+$/, '')}${f.parts[2]}`,
  },
  { what: 'another key under our key id', token: (f) => f.attackers({}) },
  { what: 'another key under its own key id', token: (f) => f.attackers({}, { kid: f.attackerKid }) },
  { what: 'our key with an algorithm that we do not use', token: (f) => f.own({}, { alg: 'RS512' }, 'RSA-SHA512') },
];
