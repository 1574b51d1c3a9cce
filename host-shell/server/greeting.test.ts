import { expect, test } from 'vitest';
import { greeting } from './greeting';
import { readSettings } from './settings/settings';

const accounts = [{ email: 'super@demo.gyg', role: 'super user' }];

test('a demo lists its pages, its mailbox and its accounts', () => {
  const text = greeting(readSettings({}), accounts, 'Demo1234');
  expect(text).toMatch(/The platform +http:\/\/localhost:8080/);
  expect(text).toContain('/mailbox');
  expect(text).toContain('password Demo1234');
  expect(text).toContain('super@demo.gyg');
});

test('a demo with another issuer names the issuer and lists no accounts', () => {
  const settings = readSettings({ OIDC_ISSUER: 'https://id.example/realms/gyg', OIDC_CLIENT_ID: 'gyg' });
  const text = greeting(settings, [], 'Demo1234');
  expect(text).toMatch(/Accounts +https:\/\/id\.example\/realms\/gyg/);
  expect(text).not.toContain('Demo1234');
});
