import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./browser-storage');
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what is kept lies in the browser’s own storage', async () => {
  const { keep, readKept } = await fresh();
  keep('device', 'gyg.x', { a: 1 });
  keep('tab', 'gyg.x', { a: 2 });
  expect([localStorage.getItem('gyg.x'), sessionStorage.getItem('gyg.x')]).toEqual(['{"a":1}', '{"a":2}']);
  expect(readKept('device', 'gyg.x')).toEqual({ a: 1 });
  keep('device', 'gyg.x', undefined);
  expect(readKept('device', 'gyg.x')).toBeUndefined();
});

test.each(['nonsense', '7', 'null'])('%j, which somebody else wrote, counts as nothing', async (written) => {
  const { readKept } = await fresh();
  localStorage.setItem('gyg.x', written);
  expect(readKept('device', 'gyg.x')).toBeUndefined();
});

test('without storage the page alone remembers, and nothing throws', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { keep, readKept, browserStorage } = await fresh();
  keep('device', 'gyg.x', { a: 1 });
  expect(readKept('device', 'gyg.x')).toEqual({ a: 1 });
  expect([browserStorage('device').length, browserStorage('device').key(0)]).toEqual([1, 'gyg.x']);
});

test('a storage that is full or blocked is not used', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keep, readKept } = await fresh();
  keep('tab', 'gyg.x', { a: 1 });
  expect(readKept('tab', 'gyg.x')).toEqual({ a: 1 });
});
