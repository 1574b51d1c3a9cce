import { describe, expect, test } from 'vitest';
import { parseRemoteTable } from './parse-remote-table';
import { readHotTable, readServedTable } from './served-table';

const integrity = `sha384-${'a'.repeat(64)}`;
const writtenRow = {
  entry: '/remotes/x/remoteEntry.js',
  integrity,
  version: '1.0.0',
  platform: '^1.0.0',
  basePaths: ['/search'],
  dialogs: ['terms'],
  prefetch: [{ href: '/remotes/x/a.js', integrity }],
  navigation: [{ path: '/search', labels: { en: 'Search', sv: 'Sök' }, roles: ['GUEST'], order: 10 }],
};
const served = (more: object = {}) => ({ ...parseRemoteTable({ public: writtenRow }).table.public, ...more });

describe('the table of remotes in a page', () => {
  test('has every row that the server’s schema accepts, as the server sends it', () => {
    const row = JSON.parse(JSON.stringify(served({ fallback: served() })));
    expect(readServedTable({ public: row })).toEqual({ table: { public: row }, problems: [], leftOut: [] });
  });

  test.each([
    ['entry', { entry: undefined }],
    ['entry of another site', { entry: '//elsewhere.example/remoteEntry.js' }],
    ['entry that is a script', { entry: 'javascript:alert(1)' }],
    ['integrity', { integrity: undefined }],
    ['integrity', { integrity: '' }],
    ['version', { version: 7 }],
    ['platform', { platform: '' }],
    ['basePaths', { basePaths: [7] }],
    ['dialogs', { dialogs: undefined }],
    ['prefetch', { prefetch: [{ href: '/remotes/x/a.js' }] }],
    ['roles', { navigation: [{ ...served().navigation?.[0], roles: ['KING'] }] }],
    ['labels', { navigation: [{ ...served().navigation?.[0], labels: { en: 'Search' } }] }],
    ['fallback', { fallback: {} }],
  ])('leaves out a row whose %s is wrong, and only that row', (_field, wrong) => {
    const row = JSON.parse(JSON.stringify(served(wrong)));
    const { table, leftOut, problems } = readServedTable({ booking: row, public: served() });
    expect([Object.keys(table), leftOut, problems.map(({ remote }) => remote)]).toEqual([
      ['public'],
      ['booking'],
      ['booking'],
    ]);
  });

  test('leaves out what the server has no row of', () => {
    expect(readServedTable({ booking: null, public: served() }).leftOut).toEqual(['booking']);
  });

  test.each([[null], [[]], [{}], ['text']])('is refused if it is %j', (json) => {
    expect(() => readServedTable(json)).toThrow(TypeError);
  });

  test('needs a hash for each row, except on a development server', () => {
    const { integrity: _none, ...hot } = served();
    expect(readHotTable({ public: hot }).table.public?.entry).toBe('/remotes/x/remoteEntry.js');
    expect(readServedTable({ public: hot }).leftOut).toEqual(['public']);
  });
});
