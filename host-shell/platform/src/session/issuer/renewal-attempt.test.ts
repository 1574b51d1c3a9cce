import { beforeEach, expect, test } from 'vitest';
import { attemptFor, clearAttempt } from './renewal-attempt';

beforeEach(() => localStorage.clear());

test('every try with the same refresh token is the same attempt, even after reloads', () => {
  const first = attemptFor(localStorage, 'token-one');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor(localStorage, 'token-one')).toBe(first);
  expect(localStorage.getItem('gyg.renewal')).toContain(first);
});

test('another refresh token is another attempt', () => {
  expect(attemptFor(localStorage, 'token-one')).not.toBe(attemptFor(localStorage, 'token-two'));
});

test('the next try after clearing is another attempt', () => {
  const first = attemptFor(localStorage, 'token-one');
  clearAttempt(localStorage);
  expect(localStorage.getItem('gyg.renewal')).toBeNull();
  expect(attemptFor(localStorage, 'token-one')).not.toBe(first);
});

test('the refresh token itself is not stored beside it', () => {
  attemptFor(localStorage, 'token-one');
  expect(localStorage.getItem('gyg.renewal')).not.toContain('token-one');
});
