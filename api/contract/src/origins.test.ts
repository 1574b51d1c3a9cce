import { expect, test } from 'vitest';
import { readOrigin } from './origins';

test.each([
  ['https://www.renkust.example', 'https://www.renkust.example'],
  ['  HTTPS://Renkust.Example/ ', 'https://renkust.example'],
  ['https://renkust.example:443', 'https://renkust.example'],
  ['https://renkust.example:8443', 'https://renkust.example:8443'],
  ['https://räksmörgås.example', 'https://xn--rksmrgs-5wao1o.example'],
])('%s is an origin', (text, origin) => {
  expect(readOrigin(text)).toEqual({ origin });
});

test.each([
  ['', 'empty', null],
  ['http://renkust.example/volunteer', 'scheme', 'https://renkust.example'],
  ['http://renkust.example:80', 'scheme', 'https://renkust.example'],
  ['renkust.example', 'scheme', 'https://renkust.example'],
  ['renkust.example:8443/a', 'scheme', 'https://renkust.example:8443'],
  ['ftp://renkust.example', 'scheme', 'https://renkust.example'],
  ['https://renkust.example/volunteer', 'path', 'https://renkust.example'],
  ['https://renkust.example?', 'path', 'https://renkust.example'],
  ['https://renkust.example/#top', 'path', 'https://renkust.example'],
  ['https://anna:secret@renkust.example', 'user', 'https://renkust.example'],
  ['https://*.renkust.example', 'address', null],
  ['https://renkust', 'address', null],
  ["https://a.example;script-src'", 'address', null],
  ['https://[::1]', 'address', null],
  ['http://localhost:3000', 'address', null],
  ['not an address', 'address', null],
  [`https://${'a'.repeat(600)}.example`, 'address', null],
] as const)('%s is none: %s', (text, problem, suggestion) => {
  expect(readOrigin(text)).toEqual({ problem, suggestion });
});

test('the own machine counts where the platform itself is local, also without encryption', () => {
  expect(readOrigin('http://localhost:8081', { local: true })).toEqual({ origin: 'http://localhost:8081' });
  expect(readOrigin('http://127.0.0.1:3000/', { local: true })).toEqual({ origin: 'http://127.0.0.1:3000' });
  expect(readOrigin('http://renkust.example', { local: true })).toMatchObject({ problem: 'scheme' });
});
