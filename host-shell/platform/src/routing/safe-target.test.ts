import { describe, expect, test } from 'vitest';
import { safeTarget } from './safe-target';

describe('safeTarget', () => {
  test('keeps a path of this site with its query and fragment', () => {
    expect(safeTarget('/gygs/7?a=1#needs')).toBe('/gygs/7?a=1#needs');
  });
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null, '/\t/evil'])(
    'refuses %j',
    (target) => {
      expect(safeTarget(target)).toBeUndefined();
    },
  );
});
