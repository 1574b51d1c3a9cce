import { describe, expect, test } from 'vitest';
import { checkAddresses, parseAddresses } from './addresses';

describe('addresses in a text', () => {
  test.each([
    ['commas, semicolons, spaces and new lines', 'a@x.se, b@x.se;c@x.se d@x.se\r\n\ne@x.se,', 'a b c d e'],
    ['names before addresses', 'Anna Bergqvist <A@x.se>, "Lind, Klara" <b@x.se>; <c@x.se>', 'a b c'],
    ['names without brackets', 'Anna Bergqvist a@x.se\nJ. O’Neil b@x.se', 'a b'],
    ['an address before a name', 'a@x.se Klara <b@x.se>', 'a b'],
    ['columns of a spreadsheet', 'Anna\tBergqvist\ta@x.se\t070-1\nPer-Olof\t\tb@x.se', 'a b'],
    ['punctuation and links', '(a@x.se) "b@x.se" mailto:c@x.se. [d@x.se]', 'a b c d'],
  ])('%s', (_, text, names) => {
    expect(parseAddresses(text)).toEqual(names.split(' ').map((name) => `${name}@x.se`));
  });

  test('what is no address stays, so that it can be corrected', () => {
    expect(parseAddresses('lars.post.example, a@x.se, Kalle Svensson')).toEqual([
      'lars.post.example',
      'a@x.se',
      'Kalle Svensson',
    ]);
    expect(parseAddresses('lars.post.example a@x.se')).toEqual(['lars.post.example', 'a@x.se']);
    expect(parseAddresses('Kalle\tSvensson\t\nb@x')).toEqual(['Kalle Svensson', 'b@x']);
  });

  test('an empty text has none', () => expect(parseAddresses(' ,\n;\t')).toEqual([]));
});

test('two spellings of a mailbox are one address, in a list and among members', () => {
  const [inLetters, inAscii] = ['Eva@föreningen.example', 'eva@xn--freningen-07a.example'];
  expect(parseAddresses(`${inLetters}, bo@x.se`)).toEqual([inAscii, 'bo@x.se']);
  const states = (members: string[]) =>
    checkAddresses([inLetters, inAscii], new Set(members)).map(({ state }) => state);
  expect(states([])).toEqual(['ok', 'twice']);
  expect(states([inAscii])).toEqual(['member', 'twice']);
});

test('each entry is marked: an address, not one, a member, or in the list already', () => {
  const entries = ['a@x.se', 'lars', 'karin@x.se', 'A@x.se', 'lars', 'åsa@x.se'];
  expect(checkAddresses(entries, new Set(['karin@x.se'])).map(({ state }) => state)).toEqual([
    'ok',
    'invalid',
    'member',
    'twice',
    'invalid',
    'letters',
  ]);
});
