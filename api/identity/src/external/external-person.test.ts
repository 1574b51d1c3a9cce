import { expect, test } from 'vitest';
import { personIn } from './external-person';

const issuer = 'https://id.example/realms/gyg';
const read = (claims: object, trustEmail = false) => personIn({ sub: 'a1b2', ...claims }, { issuer, trustEmail });

test('a subject includes its issuer', () => {
  expect(read({}).subject).toBe('https://id.example/realms/gyg#a1b2');
  expect(personIn({ sub: 'a1b2' }, { issuer: `${issuer}/`, trustEmail: false }).subject).not.toBe(read({}).subject);
});

test.each([
  [{ name: 'Tove Havet', given_name: 'T', preferred_username: 'tove' }, 'Tove Havet'],
  [{ given_name: 'Tove', family_name: 'Havet', preferred_username: 'tove' }, 'Tove Havet'],
  [{ family_name: 'Havet' }, 'Havet'],
  [{ preferred_username: 'tove' }, 'tove'],
  [{ name: '  ' }, ''],
  [{ name: 7 }, ''],
  [{}, ''],
])('%j has the name %j', (claims, name) => {
  expect(read(claims).name).toBe(name);
});

test('an address is never used as a name: names are public', () => {
  expect(read({ name: 'tove@example.org', preferred_username: 'tove@example.org' }).name).toBe('');
  expect(read({ name: 'tove@example.org', given_name: 'Tove' }).name).toBe('Tove');
});

test.each([
  [{ email_verified: true }, true],
  [{ email_verified: 'true' }, true],
  [{ email_verified: false }, false],
  [{ email_verified: 'false' }, false],
  [{ email_verified: 1 }, false],
  [{}, false],
])('with %j it is %s that the address is verified', (claims, proved) => {
  expect(read({ email: 'tove@example.org', ...claims }).emailVerified).toBe(proved);
});

test.each([
  'tove',
  'to\0ve@example.org',
  '\ud800@example.org',
  'a@example.org, b@example.org',
  'åsa@example.org',
  `${'x'.repeat(300)}@example.org`,
])('%j is not an address, even if the issuer calls it verified', (email) => {
  expect(read({ email, email_verified: true })).toMatchObject({ email: null, emailVerified: false });
});

test('for an issuer with trusted addresses, a missing `email_verified` means verified and false does not', () => {
  expect(read({ email: 'tove@example.org' }, true).emailVerified).toBe(true);
  expect(read({ email: 'tove@example.org', email_verified: false }, true).emailVerified).toBe(false);
  expect(read({}, true)).toMatchObject({ email: null, emailVerified: false });
});

test.each([
  ['sv-SE', 'se'],
  ['sv', 'se'],
  ['en_GB', 'en'],
  ['de', undefined],
  [7, undefined],
])('the language %j becomes %j', (locale, expected) => {
  expect(read({ locale }).locale).toBe(expected);
});
