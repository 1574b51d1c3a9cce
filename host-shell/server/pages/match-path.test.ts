import { expect, test } from 'vitest';
import { bestMatch, matchPath } from './match-path';

test('parameters are read from their places', () => {
  expect(matchPath('/go/:org/:gyg', '/go/ren-kust/spring')).toEqual({ org: 'ren-kust', gyg: 'spring' });
});
test('a slash at the end makes no difference, another length does', () => {
  expect(matchPath('/search', '/search/')).toEqual({});
  expect(matchPath('/gygs/:gygId', '/gygs/7/book')).toBeUndefined();
});
test('fixed parts win over parameters', () => {
  const claims = [{ pattern: '/gygs/:gygId/:what' }, { pattern: '/gygs/:gygId/book' }];
  expect(bestMatch(claims, '/gygs/7/book')?.pattern).toBe('/gygs/:gygId/book');
});
test('dots in a pattern are dots', () => {
  expect(matchPath('/index.html', '/indexxhtml')).toBeUndefined();
});
