import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from './browser-storage';
import { readJson, writeJson } from './json';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('stores an object in the browser’s storage', () => {
  const { device, tab, keepsLogins } = createBrowserStorage();
  expect(keepsLogins).toBe(true);
  writeJson(device, 'gyg.x', { a: 1 });
  writeJson(tab, 'gyg.x', { a: 2 });
  expect([localStorage.getItem('gyg.x'), sessionStorage.getItem('gyg.x')]).toEqual(['{"a":1}', '{"a":2}']);
  expect(readJson(device, 'gyg.x')).toEqual({ a: 1 });
  writeJson(device, 'gyg.x', undefined);
  expect(readJson(device, 'gyg.x')).toBeUndefined();
});

test.each(['nonsense', '7', 'null'])('%j, written by other code, reads as undefined', (written) => {
  localStorage.setItem('gyg.x', written);
  expect(readJson(createBrowserStorage().device, 'gyg.x')).toBeUndefined();
});

test('without storage, values are stored in memory and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  const { device } = createBrowserStorage();
  writeJson(device, 'gyg.x', { a: 1 });
  expect(readJson(device, 'gyg.x')).toEqual({ a: 1 });
  expect([device.length, device.key(0)]).toEqual([1, 'gyg.x']);
  expect(createBrowserStorage().keepsLogins).toBe(false);
});

test('keeps no logins where cookies are blocked', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(createBrowserStorage().keepsLogins).toBe(false);
});

test('does not use a storage that is full or blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { tab } = createBrowserStorage();
  writeJson(tab, 'gyg.x', { a: 1 });
  expect(readJson(tab, 'gyg.x')).toEqual({ a: 1 });
});

test('a storage with room for little keeps that, but no login', () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 100) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const { device, keepsLogins } = createBrowserStorage();
  writeJson(device, 'gyg.x', { a: 1 });
  expect(localStorage.getItem('gyg.x')).toBe('{"a":1}');
  expect(keepsLogins).toBe(false);
});
