import { expect, test } from 'vitest';
import { overrideAddress } from './against.mjs';
import { takeAgainst } from './take-against.mjs';

test.each([
  [
    ['dev', 'booking', '--against', 'https://gyg.example', '--port', '1'],
    'https://gyg.example',
    ['dev', 'booking', '--port', '1'],
  ],
  [['dev', '--against=https://gyg.example', 'booking'], 'https://gyg.example', ['dev', 'booking']],
  [['dev', 'booking'], undefined, ['dev', 'booking']],
  [['dev', '--against'], '', ['dev']],
])('%j is for %j', (args, address, rest) => {
  expect(takeAgainst(args)).toBe(address);
  expect(args).toEqual(rest);
});

test('the address opens a page of the remote, with its entry and the hash', () => {
  const row = {
    entry: '/remotes/booking/e.js',
    integrity: 'sha384-a+/b',
    basePaths: ['/gygs/:gygId/book', '/bookings'],
  };
  const href = overrideAddress({
    against: 'https://gyg.example/',
    origin: 'http://localhost:3001',
    name: 'booking',
    row,
  });
  const url = new URL(href);
  expect(url.origin + url.pathname).toBe('https://gyg.example/bookings');
  expect(url.searchParams.get('remote')).toBe('booking@http://localhost:3001/remotes/booking/e.js@sha384-a+/b');
});
