import { expect, test } from 'vitest';
import { readSettings, WrongSettings } from './settings';

test('without any setting it is a demonstration on localhost', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    partnerPort: 8081,
    publicUrl: 'http://localhost:8080',
    rateLimits: 'on',
  });
});

test('PORT moves the address that people use along', () => {
  expect(readSettings({ PORT: '9090' }).publicUrl).toBe('http://localhost:9090');
});

test('an empty DATABASE_URL means SQLite', () => {
  expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
});

test('production names everything that is missing or refused at once', () => {
  expect(() => readSettings({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toThrow(WrongSettings);
  try {
    readSettings({ NODE_ENV: 'production', RATE_LIMITS: 'off' });
  } catch (thrown) {
    expect(thrown instanceof WrongSettings && thrown.problems).toEqual([
      'PUBLIC_URL is needed in production',
      'RATE_LIMITS=off is refused in production',
      'SMTP_URL is needed in production',
    ]);
  }
});

test.each([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '8081' }, /must differ/],
  [{ PUBLIC_URL: 'ftp://gyg.example' }, /http or https/],
  [{ PUBLIC_URL: 'https://gyg.example/site' }, /without a path/],
  [{ RATE_LIMITS: 'maybe' }, /RATE_LIMITS/],
])('%j is refused in words', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
