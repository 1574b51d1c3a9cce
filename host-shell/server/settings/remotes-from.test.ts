import { expect, test } from 'vitest';
import { readSettings } from './settings';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gyg.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Gyg <no-reply@gyg.example>',
};

test('remotes load from no other origin unless it is listed', () => {
  expect(readSettings(production).remotesFrom).toEqual([]);
  const listed = { REMOTES_FROM: 'https://cdn.example, https://team.example:8443' };
  expect(readSettings({ ...production, ...listed }).remotesFrom).toEqual([
    'https://cdn.example',
    'https://team.example:8443',
  ]);
});

test('a demo may load them from another port of the same machine', () => {
  expect(readSettings({ REMOTES_FROM: 'http://localhost:9000' }).remotesFrom).toEqual(['http://localhost:9000']);
});

test.each([
  ['https://cdn.example/gyg', 'is no origin, such as'],
  ['https://*.example', 'is no origin'],
  ["https://a.example; script-src 'unsafe-inline'", 'is no origin'],
  ['cdn.example', 'is no origin'],
  ['http://cdn.example', 'must be https'],
  ['http://localhost:9000', 'must be https'],
])('%s is refused in production', (origin, reason) => {
  expect(() => readSettings({ ...production, REMOTES_FROM: origin })).toThrow(`REMOTES_FROM: "${origin}" ${reason}`);
});
