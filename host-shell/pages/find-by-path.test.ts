import { expect, test } from 'vitest';
import { findByPath } from './find-by-path';

const find = findByPath([
  ['/', 'home'],
  ['/gygs/:gygId', 'gyg'],
  ['/gygs/:gygId/:what', 'part'],
  ['/gygs/:gygId/book', 'book'],
  ['/go/:org/:gyg', 'named'],
  ['/index.html', 'index'],
  ['/food/*', 'below'],
  ['/food/:id', 'food'],
]);

test.each([
  ['/', 'home', {}],
  ['/gygs/7', 'gyg', { gygId: '7' }],
  ['/gygs/7/', 'gyg', { gygId: '7' }],
  ['/gygs/7/book', 'book', { gygId: '7' }],
  ['/gygs/7/bookings', 'part', { gygId: '7', what: 'bookings' }],
  ['/Gygs/7', 'gyg', { gygId: '7' }],
  ['/go/x/y.se', 'named', { org: 'x', gyg: 'y.se' }],
  ['/go/x/a%20b', 'named', { org: 'x', gyg: 'a b' }],
  ['/food', 'below', {}],
  ['/food/7', 'food', { id: '7' }],
  ['/food/7/parts/8', 'below', {}],
])('%s is found as %s', (pathname, value, params) => {
  expect(find(pathname)).toEqual({ value, params });
});

test.each(['/gygs', '/gygs/7/book/now', '/indexxhtml', '//elsewhere.example/a'])('%s is not found', (pathname) => {
  expect(find(pathname)).toBeUndefined();
});
