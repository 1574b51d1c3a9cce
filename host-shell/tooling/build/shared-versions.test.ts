import { expect, test } from 'vitest';
import { assertWithinRanges, rangesOf } from './shared-versions.mjs';

const versions = { react: '19.3.1', designSystem: '0.2.0', platform: '1.4.0' };

test('a remote requires the design system that it is built with, unless it sets a range', () => {
  expect(rangesOf({ platform: '^1.2.0' }, versions)).toEqual({
    react: '^19.3.1',
    designSystem: '^0.2.0',
    platform: '^1.2.0',
  });
  expect(rangesOf({ platform: '^1.2.0', designSystem: '~0.2.0' }, versions).designSystem).toBe('~0.2.0');
});

test.each([
  [{ platform: '^2.0.0' }, 'platform ^2.0.0, but is built with 1.4.0'],
  [{ platform: '^1.5.0' }, 'platform ^1.5.0, but is built with 1.4.0'],
  [{ platform: '^1.0.0', designSystem: '^0.1.0' }, 'designSystem ^0.1.0, but is built with 0.2.0'],
])('%j does not build outside its ranges', (ranges, message) => {
  expect(() => assertWithinRanges({ name: 'booking', ...ranges }, versions)).toThrow(message);
});

test('builds within its ranges', () => {
  expect(() => assertWithinRanges({ name: 'booking', platform: '^1.2.0' }, versions)).not.toThrow();
});
