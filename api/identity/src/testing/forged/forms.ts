import { type Forge, type Forgery, part } from './forge';

const whole = (f: Forge) => f.tokens.access_token;

/** Another encoding of the same signature: the last character of base64url has more bits than the bytes need. */
function otherTextOfSameBytes({ tokens }: Forge): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(tokens.access_token.slice(-1));
  return `${tokens.access_token.slice(0, -1)}${alphabet[last + 1]}`;
}

/** Texts that are not a token, or a good one with something added. */
export const forgedForms: readonly Forgery[] = [
  { what: 'nothing: as it was given', token: whole, good: true },
  {
    what: 'changed claims',
    token: ({ payload, parts }) => `${parts[0]}.${part({ ...payload, groups: ['superusers'] })}.${parts[2]}`,
  },
  { what: 'a trailing letter', token: (f) => `${whole(f)}A` },
  { what: 'trailing padding', token: (f) => `${whole(f)}==` },
  { what: 'a trailing sign', token: (f) => `${whole(f)}!` },
  { what: 'a trailing dot', token: (f) => `${whole(f)}.` },
  { what: 'a trailing part', token: (f) => `${whole(f)}.x` },
  { what: 'a second token behind it', token: (f) => `${whole(f)}.${whole(f)}` },
  { what: 'a comma and a second token', token: (f) => `${whole(f)},${whole(f)}` },
  { what: 'other text of the same bytes', token: otherTextOfSameBytes },
  {
    what: 'base64 in place of base64url',
    token: ({ parts }) => `${parts[0]}.${parts[1]}.${Buffer.from(parts[2], 'base64url').toString('base64')}`,
  },
  { what: 'quotes around it', token: (f) => `"${whole(f)}"` },
  { what: 'five parts, as an encrypted token has', token: ({ parts }) => `${parts[0]}..${parts[1]}.${parts[2]}.x` },
  { what: 'two dots', token: () => '..' },
  { what: 'four dots', token: () => '....' },
  { what: 'one letter', token: () => 'x' },
  { what: 'the word undefined', token: () => 'undefined' },
  {
    what: 'JSON',
    token: ({ parts }) => JSON.stringify({ protected: parts[0], payload: parts[1], signature: parts[2] }),
  },
  { what: 'a token within a token', token: (f) => f.own({ token: whole(f), sub: undefined }, { cty: 'JWT' }) },
  {
    what: 'claims that are no JSON',
    token: ({ parts }) => `${parts[0]}.${Buffer.from('{').toString('base64url')}.${parts[2]}`,
  },
  { what: 'a header that is no JSON', token: ({ parts }) => `e30x.${parts[1]}.${parts[2]}` },
  { what: 'a header that is null', token: ({ parts }) => `${part(null)}.${parts[1]}.${parts[2]}` },
  { what: '10 kB of claims', token: (f) => f.own({ filler: 'x'.repeat(7000) }) },
  { what: '100 kB of claims', token: (f) => f.own({ filler: 'x'.repeat(75_000) }) },
];
