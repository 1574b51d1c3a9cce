import { expect, test } from 'vitest';
import { createLoads, kilobytesOf } from './count-bytes';

const request = (file: string) => ({ url: `https://gyg.example/${file}` });

test('a script that a hint has loaded counts as a script, once, at the time of the hint', () => {
  const { loaded, sent, finished } = createLoads();
  sent({ requestId: 'hint', type: 'Other', request: request('entry.js') });
  finished({ requestId: 'hint', encodedDataLength: 11_000, timestamp: 1 });
  sent({ requestId: 'use', type: 'Script', request: request('entry.js') });
  finished({ requestId: 'use', encodedDataLength: 0, timestamp: 4 });
  expect(kilobytesOf(loaded, 'Script', 2)).toBe(11);
  expect(kilobytesOf(loaded, 'Script')).toBe(11);
});

test('a script counts that is used before its hint has loaded it', () => {
  const { loaded, sent, finished } = createLoads();
  sent({ requestId: 'hint', request: request('entry.js') });
  sent({ requestId: 'use', type: 'Script', request: request('entry.js') });
  finished({ requestId: 'hint', encodedDataLength: 11_000, timestamp: 1 });
  expect(kilobytesOf(loaded, 'Script')).toBe(11);
});

test('a file that is never used is no script', () => {
  const { loaded, sent, finished } = createLoads();
  sent({ requestId: 'hint', type: 'Other', request: request('later.js') });
  finished({ requestId: 'hint', encodedDataLength: 5_000, timestamp: 1 });
  expect(kilobytesOf(loaded, 'Script')).toBe(0);
  expect(kilobytesOf(loaded, 'Other')).toBe(5);
});
