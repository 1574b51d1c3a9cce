import { expect, test } from 'vitest';
import { readSettings, WrongSettings } from './settings';

test('without settings it is a demo on localhost', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    partnerPort: 8081,
    publicUrl: 'http://localhost:8080',
    rateLimits: 'on',
  });
});

test('PORT also changes the public URL', () => {
  expect(readSettings({ PORT: '9090' }).publicUrl).toBe('http://localhost:9090');
});

test('no proxy is trusted unless listed', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  const settings = readSettings({ TRUSTED_PROXIES: 'loopback, 10.1.0.0/16 ,fd00::/8' });
  expect(settings.trustedProxies).toEqual(['loopback', '10.1.0.0/16', 'fd00::/8']);
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ DATABASE_URL: '', PORT: ' ', LOG_LEVEL: '', SITE_DOWN: '' })).toMatchObject({
    databaseUrl: undefined,
    port: 8080,
    logLevel: 'warn',
    siteDown: false,
  });
});

test('production reports all missing and refused settings together', () => {
  expect(() => readSettings({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toThrow(WrongSettings);
  try {
    readSettings({ NODE_ENV: 'production', RATE_LIMITS: 'off' });
  } catch (thrown) {
    expect(thrown instanceof WrongSettings && thrown.problems).toEqual([
      'PUBLIC_URL is needed in production',
      'RATE_LIMITS=off is refused in production',
      'SMTP_URL is needed in production',
      'MAIL_FROM is needed in production',
    ]);
  }
});

test.each([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '8081' }, /must differ/],
  [{ PUBLIC_URL: 'ftp://gyg.example' }, /http or https/],
  [{ PUBLIC_URL: 'https://gyg.example/site' }, /without a path/],
  [{ RATE_LIMITS: 'maybe' }, /RATE_LIMITS/],
  [{ TRUSTED_PROXIES: '10.0.0.1, true' }, /TRUSTED_PROXIES.*"true"/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /TRUSTED_PROXIES/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
])('%j is refused with a message', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
