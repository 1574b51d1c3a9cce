import { expect, test } from 'vitest';
import { listsOfText } from './text-lists';

const nbsp = '\u00a0';
const items = (tag: string, ...words: string[]) =>
  `<${tag}>${words.map((word) => `<li><p>${word}</p></li>`).join('')}</${tag}>`;

test.each([
  [
    'bullets',
    `Ta med:\r\n·     Handskar\r\n·${nbsp}${nbsp}Mat & dryck\r\n\r\nVi ses!`,
    `<p>Ta med:</p>${items('ul', 'Handskar', 'Mat &amp; dryck')}<p>Vi ses!</p>`,
  ],
  ['bullets of other programs', '• Handskar\n• Mat', items('ul', 'Handskar', 'Mat')],
  ['numbers', '1)   Samling\n2)   Städning', items('ol', 'Samling', 'Städning')],
  ['numbers with a full stop', '1. Samling\n2. Städning', items('ol', 'Samling', 'Städning')],
  [
    'lists in lists',
    '·     Stövlar\no     gula\n§  eller gröna\no     blå\n·     Mat',
    '<ul><li><p>Stövlar</p><ul><li><p>gula</p>' +
      `${items('ul', 'eller gröna')}</li><li><p>blå</p></li></ul></li><li><p>Mat</p></li></ul>`,
  ],
  ['a tab', 'o\tgula\no\tblå', items('ul', 'gula', 'blå')],
])('%s of a pasted text are a list', (_name, text, html) => {
  expect(listsOfText(text)).toBe(html);
});

test.each([
  ['a text', 'Handskar\noch mat'],
  ['a date', 'Vi ses\n12. juni'],
  ['a law', '§ 5 i lagen'],
  ['a dash', '- Kom hit! sa hon.'],
  ['a word', 'o du ljuva'],
])('%s is not a list', (_name, text) => {
  expect(listsOfText(text)).toBeUndefined();
});
