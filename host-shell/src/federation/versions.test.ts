import { expect, test } from 'vitest';
import { platformFits } from './versions';

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.9.4', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['~1.2.0', '1.2.7', true],
  ['~1.2.0', '1.3.0', false],
  ['1.2.0', '1.2.1', false],
])('a remote that asks for %s on platform %s fits: %s', (range, version, fits) => {
  expect(platformFits(range, version)).toBe(fits);
});
