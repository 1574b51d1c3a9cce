import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isListed } from './developer-origins';
import { forgetOverrides, refusedOverrides, withOverrides } from './overrides';
import type { RemoteTable } from './registry';

const row = (name: string) => ({
  entry: `/remotes/${name}/remoteEntry.js`,
  integrity: 'sha384-of-ours',
  version: '1.0.0',
  platform: '^1.0.0',
  basePaths: [`/${name}`],
  prefetch: [{ href: `/remotes/${name}/a.js`, integrity: 'sha384-a' }],
  navigation: [],
});
const table: RemoteTable = { booking: row('booking'), public: row('public') };
const mine = 'http://localhost:3001/remoteEntry.js';

function asDeveloper(origins: string) {
  const meta = document.createElement('meta');
  meta.name = 'gyg-developer';
  meta.content = origins;
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
  test('loads a remote from a listed origin, without the hash of ours, and leaves the address', () => {
    asDeveloper('http://localhost:*');
    at(`/search?keyword=oak&remote=booking@${mine}`);
    const { booking, public: other } = withOverrides(table);
    expect(booking).toEqual({
      entry: mine,
      version: '1.0.0',
      platform: '^1.0.0',
      basePaths: ['/booking'],
      prefetch: [],
      navigation: [],
      overridden: true,
    });
    expect(other).toBe(table.public);
    expect(location.pathname + location.search).toBe('/search?keyword=oak');
    expect(refusedOverrides()).toEqual([]);
  });

  test('is remembered for the tab until it is dropped', () => {
    asDeveloper('http://localhost:*');
    at(`/?remote=booking@${mine}`);
    withOverrides(table);
    at('/search');
    expect(withOverrides(table).booking?.entry).toBe(mine);
    forgetOverrides();
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
  ])('%s is refused and named', (written) => {
    asDeveloper('http://localhost:*');
    at(`/?remote=${encodeURIComponent(written)}`);
    expect(withOverrides(table)).toEqual(table);
    expect(refusedOverrides()).toEqual([written]);
  });

  test('means nothing to who is no developer, and a remembered one neither', () => {
    sessionStorage.setItem('gyg.remotes', JSON.stringify({ booking: mine }));
    at(`/?remote=booking@${mine}`);
    expect(withOverrides(table)).toEqual(table);
    expect(location.search).toContain('remote=');
  });

  test('that is remembered is looked at again: the list may be another', () => {
    asDeveloper('https://remotes.example');
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
