import { type Forgery, part } from './forge';

const kid = (what: string, value: unknown): Forgery[] => [
  { what: `key id: ${what}, signed by the issuer`, token: (f) => f.own({}, { kid: value }) },
  { what: `key id: ${what}, signed by the attacker`, token: (f) => f.attackers({}, { kid: value }) },
];

/** Tokens whose header tries to make the verifier use another key or another encoding. */
export const forgedHeaders: readonly Forgery[] = [
  ...kid('a path', '../../../../dev/null'),
  ...kid('a database statement', "x' union select 'secret"),
  ...kid('unknown', 'unknown'),
  ...kid('missing', undefined),
  ...kid('empty', ''),
  ...kid('a list', ['a']),
  ...kid('a number', 1),
  ...kid('an object', { toString: 'x' }),
  ...kid('of an object’s own members', '__proto__'),
  ...kid('very long', 'k'.repeat(6000)),
  { what: 'jku: the attacker’s key set', token: (f) => f.attackers({}, { jku: f.attackerKeys, kid: f.attackerKid }) },
  { what: 'jku with our key id', token: (f) => f.attackers({}, { jku: f.attackerKeys }) },
  { what: 'jku, signed by the issuer', token: (f) => f.own({}, { jku: f.attackerKeys }) },
  { what: 'x5u', token: (f) => f.attackers({}, { x5u: f.attackerKeys, kid: f.attackerKid }) },
  { what: 'x5u, signed by the issuer', token: (f) => f.own({}, { x5u: f.attackerKeys }) },
  { what: 'jwk: the attacker’s key itself', token: (f) => f.attackers({}, { jwk: f.attackerJwk }) },
  { what: 'jwk under its own key id', token: (f) => f.attackers({}, { jwk: f.attackerJwk, kid: f.attackerKid }) },
  { what: 'x5c', token: (f) => f.attackers({}, { x5c: [Buffer.from('certificate').toString('base64')] }) },
  { what: 'an extension that must be understood', token: (f) => f.own({}, { crit: ['exp'], exp: 1 }) },
  { what: 'an empty list of extensions', token: (f) => f.own({}, { crit: [] }) },
  { what: 'b64: false', token: (f) => f.own({}, { b64: false }) },
  { what: 'b64: false as an extension', token: (f) => f.own({}, { b64: false, crit: ['b64'] }) },
  { what: 'type JWT', token: (f) => f.own({}, { typ: 'JWT' }) },
  { what: 'no type', token: (f) => f.own({}, { typ: undefined }) },
  { what: 'type logout+jwt', token: (f) => f.own({}, { typ: 'logout+jwt' }) },
  // Media types are case-insensitive (RFC 7515, 4.1.9), and only the issuer can sign one.
  { what: 'nothing: type AT+JWT', token: (f) => f.own({}, { typ: 'AT+JWT' }), good: true },
  { what: 'a changed header', token: ({ header, parts }) => `${part({ ...header, x: 1 })}.${parts[1]}.${parts[2]}` },
];
