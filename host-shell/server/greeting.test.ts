import { expect, test } from 'vitest';
import { greeting } from './greeting';
import { readSettings } from './settings/settings';

const accounts = [{ email: 'super@demo.gyg', role: 'super user' }];

test('a demonstration says where its pages and mails are, and whom to sign in as', () => {
  const said = greeting(readSettings({}), accounts, 'Demo1234');
  expect(said).toMatch(/The platform +http:\/\/localhost:8080/);
  expect(said).toContain('/mailbox');
  expect(said).toContain('password Demo1234');
  expect(said).toContain('super@demo.gyg');
});

test('with another issuer it says where the accounts are, and names none', () => {
  const settings = readSettings({ OIDC_ISSUER: 'https://id.example/realms/gyg', OIDC_CLIENT_ID: 'gyg' });
  const said = greeting(settings, [], 'Demo1234');
  expect(said).toMatch(/Accounts +https:\/\/id\.example\/realms\/gyg/);
  expect(said).not.toContain('Demo1234');
});
