import { expect, test } from 'vitest';
import { hashOf, hintOf, isKey, isWhole, makeKey } from './key-text';

test('a key has 43 digits of base 62, never the same twice, and its checksum holds', () => {
  const keys = Array.from({ length: 200 }, makeKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect(key).toMatch(/^gyg_live_[0-9A-Za-z]{43}$/);
    expect([isKey(key), isWhole(key)]).toEqual([true, true]);
  }
});

test('a typing error, a swap and a missing part are noticed', () => {
  const key = makeKey();
  const other = key[20] === 'a' ? 'b' : 'a';
  const swapped = `${key.slice(0, 20)}${key[21]}${key[20]}${key.slice(22)}`;
  const wrong = [`${key.slice(0, 20)}${other}${key.slice(21)}`, key.slice(0, -1), `${key}0`, `${key.slice(0, 30)} `];
  for (const text of key[20] === key[21] ? wrong : [...wrong, swapped]) {
    expect([text, isKey(text), isWhole(text)]).toEqual([text, true, false]);
  }
  expect(isKey('eyJhbGciOi')).toBe(false);
});

test('the hint shows seven digits, and the hash none', () => {
  const key = makeKey();
  expect(hintOf(key)).toBe(`${key.slice(0, 13)}…${key.slice(-3)}`);
  expect(hashOf(key)).toMatch(/^[0-9a-f]{64}$/);
});
