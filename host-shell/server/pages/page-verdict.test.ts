import { describe, expect, test } from 'vitest';
import { verdictOf } from './page-verdict';
import type { ServedRemoteTable } from './remote-table';

const table: ServedRemoteTable = {
  public: {
    entry: '',
    version: '1.0.0',
    platform: '^1.0.0',
    basePaths: ['/', '/gygs/:gygId', '/plugins/o/:organizationId/g'],
    dialogs: [],
    prefetch: [],
    navigation: [],
  },
};
const up = (pathname: string) => verdictOf(pathname, { table, siteDown: false });
const down = (pathname: string) => verdictOf(pathname, { table, siteDown: true });

describe('what a page’s address comes to', () => {
  test.each(['/gygs/undefined', '/go/undefined/x', '/go/org/undefinedness', '/undefined'])(
    '%s leads to /404',
    (pathname) => expect(up(pathname)).toEqual({ to: '/404' }),
  );
  test('/404 is a 404 that no search engine keeps', () => {
    expect(up('/404')).toEqual({ status: 404, indexed: false });
  });
  test('other pages are served', () => {
    expect(up('/gygs/gyg-1')).toEqual({ status: 200, indexed: true });
    expect(up('/no/such/place')).toEqual({ status: 200, indexed: true });
  });
  test.each(['/users/user-elin', '/users/register', '/login', '/switch/admin', '/admin/gygs/hosted', '/notifications'])(
    '%s is served and not indexed: people and what is theirs are found by no search engine',
    (pathname) => expect(up(pathname)).toEqual({ status: 200, indexed: false }),
  );
  test('a list for frames is served and not indexed; what the lite app does not have is a 404 in place', () => {
    expect(up('/plugins/o/org-kust/g')).toEqual({ status: 200, indexed: false });
    expect(up('/plugins/o/org-kust/x')).toEqual({ status: 404, indexed: false });
    expect(up('/plugins/o/undefined/g')).toEqual({ status: 404, indexed: false });
    expect(up('/plugins')).toEqual({ status: 404, indexed: false });
  });
});

describe('while the site is down', () => {
  test.each(['/search', '/gygs/gyg-1', '/login', '/404', '/gygs/undefined', '/admin/gygs/hosted', '/static/contact'])(
    '%s leads to the page that says so',
    (pathname) => expect(down(pathname)).toEqual({ to: '/static/sitedown' }),
  );
  test.each(['/', '/index.html', '/static/sitedown'])('%s asks to come again in fifteen minutes', (pathname) => {
    expect(down(pathname)).toEqual({ status: 503, indexed: false, retryAfter: 900 });
  });
  test.each([
    ['/static/about', true],
    ['/run', false],
  ])('%s is served as ever', (pathname, indexed) => {
    expect(down(pathname)).toEqual({ status: 200, indexed });
  });
  test('a frame is told in place, since other pages refuse frames', () => {
    expect(down('/plugins/o/org-kust/g')).toEqual({ status: 503, indexed: false, retryAfter: 900 });
  });
});
