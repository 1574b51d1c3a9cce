import { searchText } from '@gyg/contract/search-text';
import { describe, expect, test } from 'vitest';
import { friendlyUrl, friendlyUrls, isWebAddress } from './friendly-url';
import { sanitizeHtml } from './sanitize-html';
import { searchPatterns } from './search-text';

describe('search text', () => {
  test('is lower case without accents, in every script that has them', () => {
    expect(searchText('  Städa  ÅRE', 'Çeşme İzmir', 'Straße Łódź Ærø')).toBe(
      'stada are cesme izmir strasse lodz aero',
    );
  });
  test.each([
    ['Bondens’ dag', "bondens' dag"],
    ['Idé´n `x`', "ide'n 'x'"],
    ['“Hav” «hav» ”hav”', '"hav" "hav" "hav"'],
    ['e‑post 10–12 — 5 − 3', 'e-post 10-12 - 5 - 3'],
    ['fri\u00advil\u00adlig\u200b', 'frivillig'],
    ['10\u00a0000\u202fkg', '10 000 kg'],
  ])('of %j is %j, as people type it, and does not change when it is folded again', (given, folded) => {
    expect(searchText(given)).toBe(folded);
    expect(searchText(folded)).toBe(folded);
  });
  test('escapes the wildcards of LIKE', () => {
    expect(searchPatterns('50% a_b \\')).toEqual(['%50\\%%', '%a\\_b%', '%\\\\%']);
  });
});

test.each([
  ['Ren Kust Bohuslän', 'ren-kust-bohuslan'],
  ['  --A & B/C?  ', 'a-b-c'],
  ['Fri\u00advil\u00adlig dag', 'frivillig-dag'],
  ['fri\u2063vil\ufe0flig', 'frivillig'],
  ['東京', 'fallback'],
  ['x'.repeat(100), 'x'.repeat(80)],
  ['Undefined Behaviour', 'un-defined-behaviour'],
  ['undefined'.repeat(20), 'un-defined'.repeat(8)],
])('the friendly url of %j is %j', (name, url) => {
  expect(friendlyUrl(name, 'fallback')).toBe(url);
});

test('a friendly url that is taken gets a number, and stays within the maximum length', () => {
  const [first, second, third] = friendlyUrls('Kust', 'fallback');
  expect([first, second, third]).toEqual(['kust', 'kust-2', 'kust-3']);
  const [longest, next] = friendlyUrls('x'.repeat(100), 'fallback');
  expect([longest?.length, next]).toEqual([80, `${'x'.repeat(78)}-2`]);
});

describe('html', () => {
  test.each([
    ['<p lang="sv">Hej <strong>du</strong></p>', '<p lang="sv">Hej <strong>du</strong></p>'],
    ['<p style="color:red" class="x" onclick="y()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><iframe src="x"></iframe><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener nofollow">a</a>'],
    ['<a href="https://x.org" target="_blank">a</a>', '<a href="https://x.org" rel="noopener nofollow">a</a>'],
    ['<h1>big</h1><h3>small</h3>', 'big<h3>small</h3>'],
    ['<img src=x onerror=alert(1)>', ''],
  ])('%j is stored as %j', (html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe);
  });

  // The editor's test produces the same text (design-system/src/components/rich-text-editor); only <br> is written
  // differently.
  test('the output of the editor is not changed', () => {
    const largeHtml =
      '<h3>The day</h3><p><strong>Two</strong> <em>boats</em></p><ul><li><p>Boots</p><ul><li><p>Gloves</p></li></ul></li></ul><ol><li><p>First</p></li></ol><blockquote><p>Quoted<br>on</p></blockquote><p><a href="https://example.org" rel="noopener nofollow">example.org</a></p>';
    expect(sanitizeHtml(largeHtml)).toBe(largeHtml.replace('<br>', '<br />'));
  });
});

test.each([
  ['/media/a.webp', true],
  ['https://example.org/a.png', true],
  ['', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%j as a web address: %j', (text, good) => {
  expect(isWebAddress(text)).toBe(good);
});
