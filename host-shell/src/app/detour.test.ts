import { describe, expect, test } from 'vitest';
import { detourOf } from './detour';

describe('where an address leads', () => {
  test('usually nowhere', () => {
    for (const pathname of ['/', '/gygs/gyg-1', '/404', '/static/sitedown', '/no/such/place'])
      expect(detourOf(pathname, { siteDown: false })).toBeUndefined();
  });
  test('with the text undefined in its path to /404', () => {
    expect(detourOf('/gygs/undefined', { siteDown: false })).toBe('/404');
    expect(detourOf('/go/undefinedorg/gyg', { siteDown: false })).toBe('/404');
  });
  test('while the site is down to the maintenance page, home too', () => {
    for (const pathname of ['/', '/search', '/gygs/undefined', '/404', '/auth/callback'])
      expect(detourOf(pathname, { siteDown: true })).toBe('/static/sitedown');
  });
  test('about, run and that page itself stay while the site is down', () => {
    for (const pathname of ['/static/about', '/run', '/static/sitedown'])
      expect(detourOf(pathname, { siteDown: true })).toBeUndefined();
  });
});
