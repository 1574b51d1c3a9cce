import { expect, test } from 'vitest';
import { passwordProblems } from './rules';

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
