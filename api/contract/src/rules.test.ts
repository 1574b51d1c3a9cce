import { expect, test } from 'vitest';
import { isEmail, passwordProblems } from './rules';

test.each([
  ['bo@example.org', true],
  ['bo.ek+gyg@måleri.example', true],
  ["o'hara_1@example.org", true],
  ['bo@example', false],
  ['bo example.org', false],
  ['bo@example.org,eva@example.org', false],
  ['bo,eva@example.org', false],
  ['bo;eva@example.org', false],
  ['Bo<bo@example.org>', false],
  ['team:bo@example.org', false],
  ['bo@example.org\nBcc:eva', false],
  [`${'x'.repeat(250)}@example.org`, false],
])('%j as one e-mail address: %j', (text, good) => {
  expect(isEmail(text)).toBe(good);
});

test.each([
  ['Havet123', []],
  ['Havet12', ['length']],
  ['havet123', ['upper']],
  ['HAVET123', ['lower']],
  ['Havetets', ['digit']],
  ['', ['length', 'lower', 'upper', 'digit']],
])('%j as a password breaks %j', (password, rules) => {
  expect(passwordProblems(password)).toEqual(rules);
});
