import { describe, expect, test } from 'vitest';
import { isAllowedAddress, readAddress } from './link-address';

describe('a typed address', () => {
  test.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    [' http://localhost:8080 ', 'http://localhost:8080'],
    ['example.org', 'https://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['elin@example.org', 'mailto:elin@example.org'],
    ['mailto:elin@example.org?subject=Hej', 'mailto:elin@example.org?subject=Hej'],
  ])('%j becomes %j', (typed, address) => expect(readAddress(typed)).toBe(address));

  test.each(['', 'shore', 'two words.org', 'javascript:alert(1)', 'ftp://example.org', 'https://', 'data:text/html,x'])(
    '%j is not an address',
    (typed) => expect(readAddress(typed)).toBeUndefined(),
  );
});

describe('a link in a text', () => {
  test.each(['https://example.org', 'HTTP://example.org', 'mailto:elin@example.org', '/gygs/1', '#map'])(
    '%j is allowed, like in the API',
    (href) => expect(isAllowedAddress(href)).toBe(true),
  );

  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'ftp://x.org', '//x.org', '', null])(
    '%j is removed',
    (href) => expect(isAllowedAddress(href)).toBe(false),
  );
});
