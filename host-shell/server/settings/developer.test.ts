import { expect, test } from 'vitest';
import { demoDeveloperKey } from './developer';
import { readSettings } from './settings';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gyg.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Gyg <no-reply@gyg.example>',
};

test('a demo has a published key and accepts remotes only from the developer’s machine', () => {
  expect(readSettings({}).developer).toEqual({
    key: demoDeveloperKey,
    remoteOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
  });
});

test('production has neither unless they are set', () => {
  expect(readSettings(production).developer).toEqual({ key: null, remoteOrigins: [] });
  const env = { DEVELOPER_KEY: 'k'.repeat(16), REMOTE_ORIGINS: 'https://remotes.example, http://localhost:3001' };
  expect(readSettings({ ...production, ...env }).developer).toEqual({
    key: 'k'.repeat(16),
    remoteOrigins: ['https://remotes.example', 'http://localhost:3001'],
  });
});

test.each([
  [{ DEVELOPER_KEY: 'short' }, /DEVELOPER_KEY needs at least 16/],
  [{ ...production, DEVELOPER_KEY: demoDeveloperKey }, /everybody knows/],
  [{ REMOTE_ORIGINS: '*' }, /"\*" is no origin/],
  [{ REMOTE_ORIGINS: 'https://remotes.example/path' }, /no origin/],
  [{ REMOTE_ORIGINS: "https://a.example; script-src 'unsafe-inline'" }, /no origin/],
  [{ REMOTE_ORIGINS: 'https://*.example' }, /no origin/],
  [{ REMOTE_ORIGINS: 'https://remotes.example:*' }, /must name its port/],
  [{ ...production, REMOTE_ORIGINS: 'http://remotes.example' }, /must be https/],
])('%j is refused with a message', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
