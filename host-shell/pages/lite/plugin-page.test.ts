import { describe, expect, test } from 'vitest';
import { pluginPage } from './plugin-page';

const page = (path: string, query = '') => pluginPage(path, new URLSearchParams(query));

describe('a page for frames', () => {
  test.each([
    ['/o/org-1/g', 'gyg-list', { organization: 'org-1' }, 'org-1', '/organizations/org-1'],
    ['/o/org-1/p', 'gyg-proposal', { organization: 'org-1' }, 'org-1', '/organizations/org-1'],
    ['/o/org-1/p/n', 'gyg-proposal', { organization: 'org-1', open: '' }, 'org-1', '/organizations/org-1'],
    [
      '/catalogs/ren-kust/summer',
      'gyg-catalog',
      { catalog: 'ren-kust/summer' },
      'ren-kust',
      '/catalogs/ren-kust/summer',
    ],
    ['/login', 'gyg-login', {}, undefined, '/login'],
    ['/signup/', 'gyg-signup', {}, undefined, '/users/register'],
    ['/verify/maja.l%40posten.example', 'gyg-verify', { email: 'maja.l@posten.example' }, undefined, '/users/verify'],
    ['/password/a@b.se', 'gyg-password', { email: 'a@b.se' }, undefined, '/users/password/reset'],
  ])('%s has one element', (path, tag, attributes, organization, onPlatform) => {
    expect(page(path)).toEqual({ tag, attributes, organization, path: onPlatform, language: undefined });
  });

  test.each([
    '/',
    '/o',
    '/o/org-1',
    '/o/org-1/x',
    '/o/org-1/g/x',
    '/o//g',
    '/catalogs/a',
    '/o/undefined/g',
    '/login/x',
    '/o/%E0%A4%A/g',
  ])('there is none at %s', (path) => expect(page(path)).toBeUndefined());

  test('its options come from the query, by short and long names, without those of the path', () => {
    const query =
      'states=po&gygsPerRow=2&bgColor=%23f6f1e7&newWindow=true&width=80&whenEmpty=None&organization=evil&api=https://evil.example';
    expect(page('/o/org-1/g', query)?.attributes).toEqual({
      organization: 'org-1',
      states: 'po',
      row: '2',
      bg: '#f6f1e7',
      win: 'true',
      width: '80',
      empty: 'None',
    });
  });

  test('a query does not change whose account or which platform it is about, nor open a form', () => {
    const query = 'email=evil@evil.example&api=https://evil.example&open=true&recipient=true';
    expect(page('/verify/a@b.se', query)?.attributes).toEqual({ email: 'a@b.se' });
    expect(page('/o/org-1/p', query)?.attributes).toEqual({ organization: 'org-1' });
  });

  test('its language is that of the query, by both names', () => {
    expect(['language=sv', 'lang=se', 'language=de'].map((query) => page('/login', query)?.language)).toEqual([
      'sv',
      'sv',
      undefined,
    ]);
  });
});
