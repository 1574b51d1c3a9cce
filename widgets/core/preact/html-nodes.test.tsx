import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { htmlNodes } from './html-nodes';

const shown = (html: string) => renderToStaticMarkup(htmlNodes(html));

test('keeps what the API allows', () => {
  const html = '<h3>A &amp; b</h3><p lang="sv">c<br>d <strong>e</strong> <em>f</em></p><ul><li>g</li></ul>';
  expect(shown(html)).toBe(html.replace('<br>', '<br/>'));
});

test('opens links in a new tab, of the web and of mail only', () => {
  expect(shown('<a href="https://a.example/?b=1&amp;c" rel="x" onclick="y">z</a>')).toBe(
    '<a href="https://a.example/?b=1&amp;c" target="_blank" rel="noopener nofollow">z</a>',
  );
  expect(shown('<a href="javascript:alert(1)">z</a>')).toBe('<a>z</a>');
});

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p onclick="x">a</p>', '<p>a</p>'],
  ['<iframe src="//evil"></iframe>', ''],
  ['<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
  ['&#60;b&#x3e;&nbsp;&unknown;', '&lt;b&gt;\u00a0&amp;unknown;'],
  ['&#9999999999;a', '&amp;#9999999999;a'],
])('runs nothing of %s', (html, text) => {
  expect(shown(html)).toBe(text);
});

test('tags that are not closed, or closed twice, end with their parent', () => {
  expect(shown('<p>a<strong>b</p>c</strong></p>')).toBe('<p>a<strong>b</strong></p>c');
  expect(shown('<ul><li>a')).toBe('<ul><li>a</li></ul>');
});
