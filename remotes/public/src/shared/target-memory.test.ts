import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetTarget, recallTarget, rememberTarget } from './target-memory';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

describe('the target of a user', () => {
  test('is stored per email address, ignoring case and spaces', () => {
    rememberTarget('Elin@Example.org ', '/gygs/1');
    rememberTarget('bo@example.org', '/search?q=sea');
    expect(recallTarget('elin@example.org')).toBe('/gygs/1');
    expect(recallTarget('bo@example.org')).toBe('/search?q=sea');
    expect(recallTarget('cia@example.org')).toBeUndefined();
  });

  test('is found by another spelling of the address, such as the one that browsers send', () => {
    rememberTarget('eva@föreningen.example', '/gygs/1');
    expect(recallTarget('eva@xn--freningen-07a.example')).toBe('/gygs/1');
  });

  test('is cleared after an hour, on arrival, and by a new visit without a target', () => {
    vi.useFakeTimers();
    rememberTarget('elin@example.org', '/gygs/1');
    vi.advanceTimersByTime(59 * 60_000);
    expect(recallTarget('elin@example.org')).toBe('/gygs/1');
    vi.advanceTimersByTime(2 * 60_000);
    expect(recallTarget('elin@example.org')).toBeUndefined();
    rememberTarget('bo@example.org', '/gygs/2');
    rememberTarget('bo@example.org', undefined);
    rememberTarget('cia@example.org', '/gygs/3');
    forgetTarget('cia@example.org');
    expect([recallTarget('bo@example.org'), recallTarget('cia@example.org')]).toEqual([undefined, undefined]);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['no json', 'null', '[1]', '{"elin@example.org":{"target":7}}'])(
    'is undefined if %s is stored',
    (stored) => {
      localStorage.setItem('gyg.targets', stored);
      expect(recallTarget('elin@example.org')).toBeUndefined();
    },
  );

  test('is always a path of this site', () => {
    rememberTarget('elin@example.org', '//elsewhere.example');
    expect(recallTarget('elin@example.org')).toBeUndefined();
  });
});
