import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password';

test.each([
  'Password1',
  'Qwerty123',
  'WELCOMe1',
  'Letmein1',
  'P@ssw0rd',
  'Sommar2024',
  'Sommar2024!',
  '2024Sommar',
  'S0mmar24',
  'Hösten2025',
  'Hosten2025',
  'HÖSTEN-25',
  'Göteborg08',
  'Lo\u0308senord1',
  'lösenORD 7',
  'Hammarby1915',
  'Älskling123',
  'Charlie1999',
])('%s is easy to guess', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Shorecr1',
  'Åäöåäöå1',
  'Havet2026',
  'Sommar240612',
  'SommarVidHavet2024',
  'Xq7vLpR2',
  'Shore-picker-7',
  '',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
