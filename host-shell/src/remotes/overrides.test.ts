import { buildRemoteRow, testIntegrity } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isListed } from './developer-origins';
import { clearOverrides, refusedOverrides, withOverrides } from './overrides';
import type { RemoteTable } from './registry';

const row = (name: string) =>
  buildRemoteRow({
    entry: `/remotes/${name}/remoteEntry.js`,
    basePaths: [`/${name}`],
    prefetch: [{ href: `/remotes/${name}/a.js`, integrity: testIntegrity }],
  });
const table: RemoteTable = { booking: row('booking'), public: row('public') };
const mine = 'http://localhost:3001/remoteEntry.js';
const hash = `sha384-${'a+/b'.repeat(16)}`;

function asDeveloper(origins: string, unhashed?: 'allowed') {
  const meta = document.createElement('meta');
  meta.name = 'gyg-developer';
  meta.content = origins;
  if (unhashed !== undefined) meta.dataset.unhashed = unhashed;
  document.head.append(meta);
}
const at = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  at('/');
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('an override', () => {
  test('loads a remote from a listed origin with its hash, and is removed from the address', () => {
    asDeveloper('http://localhost:*');
    at(`/search?keyword=oak&remote=booking@${mine}@${hash}`);
    const { booking, public: other } = withOverrides(table);
    expect(booking).toEqual({ ...row('booking'), entry: mine, integrity: hash, prefetch: [], overridden: true });
    expect(other).toBe(table.public);
    expect(location.pathname + location.search).toBe('/search?keyword=oak');
    expect(refusedOverrides()).toEqual([]);
  });

  test('replaces the current build, so that nothing of a canary is left', () => {
    asDeveloper('http://localhost:*');
    at(`/?remote=booking@${mine}@${hash}`);
    const canary = buildRemoteRow({
      entry: '/remotes/booking/canary.js',
      version: '9.0.0',
      platform: '^9.0.0',
      basePaths: ['/booking', '/only-in-the-canary'],
      dialogs: ['canary'],
    });
    const { booking } = withOverrides({ ...table, booking: { ...canary, fallback: row('booking') } });
    expect(booking).toEqual({ ...row('booking'), entry: mine, integrity: hash, prefetch: [], overridden: true });
  });

  test('needs no hash on a demo server, and never gets the hash of the deployed entry', () => {
    asDeveloper('http://localhost:*', 'allowed');
    at(`/?remote=booking@${mine}`);
    const { booking } = withOverrides(table);
    expect(booking?.entry).toBe(mine);
    expect(booking).not.toHaveProperty('integrity');
  });

  test('is refused without a hash in production, even if it is stored', () => {
    asDeveloper('http://localhost:*');
    sessionStorage.setItem('gyg.remotes', JSON.stringify({ booking: mine }));
    at(`/?remote=booking@${mine}`);
    expect(withOverrides(table)).toEqual(table);
    expect(refusedOverrides()).toEqual([`booking@${mine}`]);
  });

  test('is stored for the tab until it is cleared', () => {
    asDeveloper('http://localhost:*');
    at(`/?remote=booking@${mine}@${hash}`);
    withOverrides(table);
    at('/search');
    expect(withOverrides(table).booking).toMatchObject({ entry: mine, integrity: hash });
    clearOverrides();
    expect(withOverrides(table)).toEqual(table);
  });

  test.each([
    'booking@http://localhost.example:3001/remoteEntry.js',
    'booking@https://elsewhere.example/remoteEntry.js',
    'booking@https://localhost:3001/remoteEntry.js',
    'booking@http://localhost@elsewhere.example/remoteEntry.js',
    'booking@data:text/javascript,1',
    'booking@/remoteEntry.js',
    'booking',
    `unknown@${mine}`,
    `__proto__@${mine}`,
  ])('%s is refused and listed', (written) => {
    asDeveloper('http://localhost:*', 'allowed');
    at(`/?remote=${encodeURIComponent(written)}`);
    expect(withOverrides(table)).toEqual(table);
    expect(refusedOverrides()).toEqual([written]);
  });

  test('has no effect outside developer mode, even if it is stored', () => {
    sessionStorage.setItem('gyg.remotes', JSON.stringify({ booking: mine }));
    at(`/?remote=booking@${mine}`);
    expect(withOverrides(table)).toEqual(table);
    expect(location.search).toContain('remote=');
  });

  test('is checked again when it is read from storage, because the list may have changed', () => {
    asDeveloper('https://remotes.example', 'allowed');
    sessionStorage.setItem('gyg.remotes', JSON.stringify({ booking: mine }));
    expect(withOverrides(table)).toEqual(table);
  });
});

test.each([
  ['http://localhost:3001', true],
  ['http://localhost', true],
  ['http://localhost:3001.example', false],
  ['http://localhostess:3001', false],
  ['https://localhost:3001', false],
  ['https://remotes.example', true],
  ['https://remotes.example:8443', false],
  ['null', false],
])('%s is on the list: %s', (origin, listed) => {
  expect(isListed(origin, ['http://localhost:*', 'https://remotes.example'])).toBe(listed);
});
