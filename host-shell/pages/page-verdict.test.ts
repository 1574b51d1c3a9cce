import { describe, expect, test } from 'vitest';
import { verdictOf } from './page-verdict';

const claims = [
  '/',
  '/static/',
  '/gygs/gyg-1',
  '/bookings/confirmations',
  '/users',
  '/login',
  '/switch',
  '/admin',
  '/notifications',
  '/certificates/',
  '/waitlist/offers/',
  '/stories',
  '/plugins/login',
  '/test',
];
const isClaimed = (pathname: string) => pathname === '/' || claims.slice(1).some((claim) => pathname.startsWith(claim));
const at = (pathname: string, siteDown: boolean, complete = true) =>
  verdictOf(pathname, { claimed: isClaimed(pathname), complete, siteDown });
const up = (pathname: string) => at(pathname, false);
const down = (pathname: string) => at(pathname, true);

describe('the verdict on a path', () => {
  test.each(['/gygs/undefined', '/go/undefined/x', '/go/org/undefinedness', '/undefined'])(
    '%s redirects to /404',
    (pathname) => expect(up(pathname)).toEqual({ to: '/404' }),
  );
  test('/404 has status 404 and is not indexed', () => {
    expect(up('/404')).toEqual({ status: 404, indexed: false });
  });
  test('other pages are served', () => {
    expect(up('/gygs/gyg-1')).toEqual({ status: 200, indexed: true });
    expect(up('/index.html')).toEqual({ status: 200, indexed: true });
  });
  test.each(['/auth/callback', '/run', '/Run/'])('%s is a page of the shell', (pathname) =>
    expect(up(pathname)).toEqual({ status: 200, indexed: false }),
  );
  test.each(['/no/such/place', '/.env', '/search.html'])('%s, which no remote claims, has status 404', (pathname) =>
    expect(up(pathname)).toEqual({ status: 404, indexed: false }),
  );
  test('an unclaimed path may be a page while a remote’s row cannot be read, so it has a retry time', () => {
    expect(at('/search', false, false)).toEqual({ status: 503, indexed: false, retryAfter: 60 });
    expect(at('/gygs/gyg-1', false, false)).toEqual({ status: 200, indexed: true });
  });
  test.each([
    '/bookings/confirmations/token',
    '/certificates/7K3M',
    '/waitlist/offers/token',
    '/gygs/gyg-1/bookings/booking-1',
    '/users/user-elin',
    '/users/register',
    '/login',
    '/switch/admin',
    '/admin/gygs/hosted',
    '/notifications',
    '/test',
  ])('%s is personal: served and not indexed', (pathname) =>
    expect(up(pathname)).toEqual({ status: 200, indexed: false }),
  );
  test('the window of a login is not indexed, and an unknown path below its prefix has status 404 without a redirect', () => {
    expect(up('/plugins/login')).toEqual({ status: 200, indexed: false });
    expect(up('/plugins/o/org-kust/x')).toEqual({ status: 404, indexed: false });
    expect(up('/plugins/o/undefined/g')).toEqual({ status: 404, indexed: false });
    expect(up('/plugins')).toEqual({ status: 404, indexed: false });
  });
});

describe('while the site is down', () => {
  test.each([
    '/search',
    '/gygs/gyg-1',
    '/404',
    '/gygs/undefined',
    '/admin/gygs/hosted',
    '/admin/sunny',
    '/static/contact',
  ])('%s redirects to the maintenance page', (pathname) => expect(down(pathname)).toEqual({ to: '/static/sitedown' }));
  test.each(['/', '/index.html', '/static/sitedown'])('%s asks for a retry in fifteen minutes', (pathname) => {
    expect(down(pathname)).toEqual({ status: 503, indexed: false, retryAfter: 900 });
  });
  test.each([
    ['/static/about', true],
    ['/run', false],
    ['/login', false],
    ['/auth/callback', false],
    ['/admin/su/home', false],
    ['/test', false],
  ])('%s is served as usual', (pathname, indexed) => {
    expect(down(pathname)).toEqual({ status: 200, indexed });
  });
  test('the window of a login shows the message without a redirect, because nothing leads out of it', () => {
    expect(down('/plugins/login')).toEqual({ status: 503, indexed: false, retryAfter: 900 });
  });
});
