import { beforeEach, expect, test } from 'vitest';
import { attemptFor, forgetAttempt } from './renewal-attempt';

beforeEach(() => localStorage.clear());

test('every try with one refresh token is the same attempt, over reloads', () => {
  const first = attemptFor('token-one');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor('token-one')).toBe(first);
  expect(localStorage.getItem('gyg.renewal')).toContain(first);
});

test('another refresh token is another attempt', () => {
  expect(attemptFor('token-one')).not.toBe(attemptFor('token-two'));
});

test('once it is forgotten, the next try is another', () => {
  const first = attemptFor('token-one');
  forgetAttempt();
  expect(localStorage.getItem('gyg.renewal')).toBeNull();
  expect(attemptFor('token-one')).not.toBe(first);
});

test('the refresh token itself is not kept beside it', () => {
  attemptFor('token-one');
  expect(localStorage.getItem('gyg.renewal')).not.toContain('token-one');
});
