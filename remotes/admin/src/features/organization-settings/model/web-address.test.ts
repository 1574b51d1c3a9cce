import { expect, test } from 'vitest';
import { completeAddress, isWebAddress } from './web-address';

test.each([
  ['renkust.example/om', 'https://renkust.example/om'],
  [' www.renkust.example ', 'https://www.renkust.example'],
  ['http://renkust.example', 'http://renkust.example'],
  ['', ''],
  ['renkust', 'renkust'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j is completed to %j', (typed, whole) => expect(completeAddress(typed)).toBe(whole));

test.each(['renkust', 'javascript:alert(1)', 'https://renkust', 'mailto:a@renkust.example'])(
  '%j is no web address',
  (text) => expect(isWebAddress(text)).toBe(false),
);
