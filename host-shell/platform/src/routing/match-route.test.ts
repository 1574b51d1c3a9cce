import { expect, test } from 'vitest';
import { routeFinder } from './match-route';

const paths = [
  '*',
  '/',
  '/gygs/:gygId',
  '/gygs/new',
  '/gygs/:gygId/book',
  '/users/edit/:userId',
  '/users/:userId/welcome',
];
const frame = { handle: 'frame', children: paths.map((path) => ({ path })) };
const find = routeFinder([frame]);
const found = (pathname: string) => find(pathname)?.routes.at(-1)?.path;

test('the most specific route is found, whatever the order', () => {
  const addresses = [
    '/',
    '/gygs/new',
    '/gygs/7',
    '/gygs/7/book',
    '/users/edit/welcome',
    '/users/7/welcome',
    '/gygs/7/x',
  ];
  expect(addresses.map(found)).toEqual([
    '/',
    '/gygs/new',
    '/gygs/:gygId',
    '/gygs/:gygId/book',
    '/users/edit/:userId',
    '/users/:userId/welcome',
    '*',
  ]);
});

test('letters match in either case, with a slash at the end too', () => {
  expect(['/GYGS/New', '/gygs/new/', '/gygs//'].map(found)).toEqual(['/gygs/new', '/gygs/new', '*']);
});

test('parameters are decoded, and a slash in one separates nothing', () => {
  expect(find('/gygs/G%C3%A5%2Fb')?.params).toEqual({ gygId: 'Gå/b' });
  expect(find('/gygs/%E0%A4%A')?.params).toEqual({ gygId: '%E0%A4%A' });
  expect(find('/no/where')?.params).toEqual({ '*': 'no/where' });
});

test('parts may be optional', () => {
  const optional = routeFinder([{ path: '/catalogs/:id?/edit?' }, { path: '/:area/:id/:form?/:carried?' }]);
  expect(optional('/catalogs')?.params).toEqual({});
  expect(optional('/catalogs/edit')?.params).toEqual({});
  expect(optional('/catalogs/7/edit')?.params).toEqual({ id: '7' });
  expect(optional('/invites/1')?.params).toEqual({ area: 'invites', id: '1' });
  expect(optional('/a/b/c/d')?.params).toEqual({ area: 'a', id: 'b', form: 'c', carried: 'd' });
});

test('a route comes with those that frame it, and there may be none', () => {
  expect(find('/gygs/7')?.routes[0]).toBe(frame);
  expect(routeFinder([{ path: '/a.b' }])('/aXb')).toBeUndefined();
});
