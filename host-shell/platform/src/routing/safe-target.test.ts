import { describe, expect, test } from 'vitest';
import { safeTarget } from './safe-target';

describe('safeTarget', () => {
  test('returns a path of this site with its query and fragment', () => {
    expect(safeTarget('/gygs/7?a=1#needs')).toBe('/gygs/7?a=1#needs');
  });
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/../..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'https:evil.example',
    'evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /search',
    '',
    null,
    undefined,
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/\u0085',
    `/${'a'.repeat(2_000)}`,
  ])('refuses %j', (target) => {
    expect(safeTarget(target)).toBeUndefined();
  });
  test.each(['/%2F/evil.example', '/%5Cevil.example', '/@evil.example', '/search?target=//evil.example'])(
    '%j stays on this site',
    (target) => {
      const result = safeTarget(target);
      expect(new URL(result ?? '', 'https://gyg.example').origin).toBe('https://gyg.example');
    },
  );
});
