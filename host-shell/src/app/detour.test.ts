import { describe, expect, test } from 'vitest';
import { detourOf } from './detour';

describe('detourOf', () => {
  test('does not redirect most paths', () => {
    for (const pathname of ['/', '/gygs/gyg-1', '/404', '/static/sitedown', '/no/such/place'])
      expect(detourOf(pathname, { siteDown: false })).toBeUndefined();
  });
  test('redirects paths that contain undefined to /404', () => {
    expect(detourOf('/gygs/undefined', { siteDown: false })).toBe('/404');
    expect(detourOf('/go/undefinedorg/gyg', { siteDown: false })).toBe('/404');
  });
  test('redirects all paths, home included, to the maintenance page while the site is down', () => {
    for (const pathname of ['/', '/search', '/gygs/undefined', '/404', '/admin/gygs/hosted', '/admin/sunny'])
      expect(detourOf(pathname, { siteDown: true })).toBe('/static/sitedown');
  });
  test('does not redirect about, run and the maintenance page while the site is down', () => {
    for (const pathname of ['/static/about', '/run', '/static/sitedown'])
      expect(detourOf(pathname, { siteDown: true })).toBeUndefined();
  });
  test('lets super users log in and reach their pages while the site is down', () => {
    const desk = ['/admin/su/home', '/admin/su/audit', '/organizations/requests/list', '/test', '/seed'];
    for (const pathname of ['/login', '/auth/callback', ...desk])
      expect(detourOf(pathname, { siteDown: true })).toBeUndefined();
  });
});
