import { describe, expect, test } from 'vitest';
import { readSettings, WrongSettings } from './settings';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (thrown) {
    if (thrown instanceof WrongSettings) return thrown.problems;
  }
  return [];
}

const least = { OIDC_ISSUER: 'https://id.example/realms/gyg', OIDC_CLIENT_ID: 'gyg' };

test('without another issuer the embedded issuer manages the accounts', () => {
  expect(readSettings({}).otherIssuer).toBeNull();
  expect(readSettings({ OIDC_ISSUER: ' ' }).otherIssuer).toBeNull();
});

test('issuer and client id are sufficient', () => {
  expect(readSettings(least).otherIssuer).toEqual({
    issuer: 'https://id.example/realms/gyg',
    clientId: 'gyg',
    audience: undefined,
    groupsClaim: 'groups',
    scope: 'openid email profile',
    parameters: {},
    trustEmail: false,
  });
});

test('accepts all settings', () => {
  const settings = readSettings({
    ...least,
    OIDC_AUDIENCE: 'https://api.example',
    OIDC_GROUPS_CLAIM: 'https://example.org/groups',
    OIDC_SCOPE: ' openid  email offline_access ',
    OIDC_PARAMETERS: 'audience=https%3A%2F%2Fapi.example&organization=org_1',
    OIDC_TRUST_EMAIL: 'on',
  });
  expect(settings.otherIssuer).toMatchObject({
    audience: 'https://api.example',
    groupsClaim: 'https://example.org/groups',
    scope: 'openid email offline_access',
    parameters: { audience: 'https://api.example', organization: 'org_1' },
    trustEmail: true,
  });
});

test('a slash at the end of the issuer is kept, because it is significant', () => {
  expect(readSettings({ ...least, OIDC_ISSUER: 'https://id.example/' }).otherIssuer?.issuer).toBe(
    'https://id.example/',
  );
});

describe('incomplete settings are refused, with one line for each problem', () => {
  test('an issuer without a client', () => {
    expect(problemsOf({ OIDC_ISSUER: least.OIDC_ISSUER })).toEqual(['OIDC_CLIENT_ID is needed with OIDC_ISSUER']);
  });

  test('all other settings without an issuer', () => {
    expect(problemsOf({ OIDC_CLIENT_ID: 'gyg', OIDC_GROUPS_CLAIM: 'roles', OIDC_TRUST_EMAIL: 'off' })).toEqual([
      'OIDC_CLIENT_ID needs OIDC_ISSUER',
      'OIDC_GROUPS_CLAIM needs OIDC_ISSUER',
      'OIDC_TRUST_EMAIL needs OIDC_ISSUER',
    ]);
  });

  test('several problems', () => {
    expect(
      problemsOf({ OIDC_ISSUER: 'ftp://id.example', OIDC_SCOPE: 'email', OIDC_PARAMETERS: 'state=x&a=1' }),
    ).toEqual([
      'OIDC_ISSUER must be an https address',
      'OIDC_CLIENT_ID is needed with OIDC_ISSUER',
      'OIDC_SCOPE must hold openid',
      'OIDC_PARAMETERS must not name state: the sign-in itself sends that',
    ]);
  });
});

test.each([
  ['http://id.example', /must be https/],
  ['http://localhost.example:8080', /must be https/],
  ['https://user:secret@id.example', /credentials/],
  ['https://id.example/?realm=gyg', /end with its path/],
  ['https://id.example/#', /end with its path/],
  ['id.example', /https address/],
])('OIDC_ISSUER=%s is refused', (issuer, message) => {
  expect(problemsOf({ ...least, OIDC_ISSUER: issuer })).toEqual([expect.stringMatching(message)]);
});

test.each(['http://localhost:8080/realms/gyg', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
  'OIDC_ISSUER=%s is on this machine',
  (issuer) => {
    expect(problemsOf({ ...least, OIDC_ISSUER: issuer })).toEqual([]);
  },
);

test.each(['audience=a&audience=b', '=x', 'code_challenge_method=plain', 'response_type=token'])(
  'OIDC_PARAMETERS=%s is refused',
  (parameters) => {
    expect(problemsOf({ ...least, OIDC_PARAMETERS: parameters })).toEqual([expect.stringMatching(/^OIDC_PARAMETERS/)]);
  },
);

test('OIDC_TRUST_EMAIL is on or off', () => {
  expect(problemsOf({ ...least, OIDC_TRUST_EMAIL: 'yes' })).toEqual([expect.stringMatching(/^OIDC_TRUST_EMAIL/)]);
});
