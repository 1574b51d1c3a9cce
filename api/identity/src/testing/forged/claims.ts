import type { Forgery } from './forge';

const seconds = () => Math.floor(Date.now() / 1000);

/** Tokens signed by the issuer with one wrong claim, and its other tokens in place of the right one. */
export const forgedClaims: readonly Forgery[] = [
  { what: 'nothing: signed again by the issuer', token: (f) => f.own({}), good: true },
  { what: 'another issuer', token: (f) => f.own({ iss: 'https://elsewhere.example/identity' }) },
  { what: 'the issuer with a slash', token: (f) => f.own({ iss: `${f.payload.iss}/` }) },
  { what: 'no issuer', token: (f) => f.own({ iss: undefined }) },
  { what: 'another audience', token: (f) => f.own({ aud: 'urn:other:api' }) },
  { what: 'the client as its audience', token: (f) => f.own({ aud: 'gyg-web' }) },
  { what: 'an audience among others', token: (f) => f.own({ aud: [f.payload.aud, 'urn:other:api'] }) },
  { what: 'no audience', token: (f) => f.own({ aud: undefined }) },
  { what: 'expired', token: (f) => f.own({ exp: seconds() - 60 }) },
  { what: 'no expiry', token: (f) => f.own({ exp: undefined }) },
  { what: 'an expiry that is a text', token: (f) => f.own({ exp: '9999999999' }) },
  { what: 'not yet valid', token: (f) => f.own({ nbf: seconds() + 60 }) },
  { what: 'issued in the future', token: (f) => f.own({ iat: seconds() + 60 }) },
  { what: 'no time of issue', token: (f) => f.own({ iat: undefined }) },
  { what: 'no time of issue to the millisecond', token: (f) => f.own({ issued_at_ms: undefined }) },
  { what: 'no person', token: (f) => f.own({ sub: undefined }) },
  { what: 'an unknown person', token: (f) => f.own({ sub: 'unknown' }) },
  { what: 'a person that is a list', token: (f) => f.own({ sub: [f.payload.sub] }) },
  { what: 'a person that is a database statement', token: (f) => f.own({ sub: "' or 1=1 --" }) },
  { what: 'a person with a NUL', token: (f) => f.own({ sub: `${f.payload.sub}\0` }) },
  { what: 'no client', token: (f) => f.own({ client_id: undefined }) },
  { what: 'no grant', token: (f) => f.own({ grant: undefined }) },
  { what: 'an unknown grant', token: (f) => f.own({ grant: 'unknown' }) },
  { what: 'a grant that is an object', token: (f) => f.own({ grant: { like: '%' } }) },
  { what: 'a grant with a NUL', token: (f) => f.own({ grant: '\0' }) },
  { what: 'an ID token', token: (f) => f.tokens.id_token },
  { what: 'a refresh token', token: (f) => f.tokens.refresh_token },
  { what: 'an authorization code', token: (f) => f.code },
];
