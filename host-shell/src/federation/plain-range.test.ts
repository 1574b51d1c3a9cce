import satisfies from 'semver/functions/satisfies';
import { expect, test } from 'vitest';
import { satisfiesPlain } from './plain-range';

const versions = ['0.0.1', '0.0.2', '0.1.0', '0.1.4', '0.2.0', '1.0.0', '1.2.0', '1.2.9', '1.10.0', '2.0.0'];

test('plain ranges mean what they mean to the library', () => {
  const ranges = ['*', ...versions.flatMap((version) => [version, `^${version}`, `~${version}`]), '^0.0.0', '~0.0.0'];
  const wrong = ranges.flatMap((range) =>
    versions
      .filter((version) => satisfiesPlain(version, range) !== satisfies(version, range))
      .map((one) => [range, one]),
  );
  expect(wrong).toEqual([]);
});

test('other ranges, and versions before a release, are left to the library', () => {
  const ranges = ['>=1.0.0', '1.x', '^1', '^1.0.0 || ^2.0.0', '^1.0.0-beta.1', 'newest', ''];
  expect(ranges.map((range) => satisfiesPlain('1.2.0', range))).toEqual(ranges.map(() => undefined));
  expect(satisfiesPlain('1.2.0-beta.1', '*')).toBeUndefined();
});
