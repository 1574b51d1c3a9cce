import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../tokens/styles.css';
import { openEditor as open } from './sample-editor';

afterEach(cleanup);

const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');

/** Pastes as a browser does: HTML, and the same as plain text. */
function paste(into: HTMLElement, html: string, plain = '') {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** An item of a list as Word copies it. */
const wordItem = (marker: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe('pasted content', () => {
  test.each([
    ['a page’s headings', '<h1>Big</h1><h2>Less</h2>', '<h3>Big</h3><h3>Less</h3>'],
    ['styles and classes', '<p style="color:red" class="x" onclick="y()">a</p>', '<p>a</p>'],
    [
      'words of a word processor',
      '<p><b style="font-weight:normal"><span style="font-style:italic">a</span></b></p>',
      '<p><em>a</em></p>',
    ],
    [
      'scripts, pictures, frames',
      '<script>alert(1)</script><img src="x"><iframe src="x"></iframe><p>a</p>',
      '<p>a</p>',
    ],
    ['a script for a link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    [
      'a link that opens windows',
      '<a href="https://x.org" target="_blank" title="t" style="x">a</a>',
      '<p><a href="https://x.org" rel="noopener nofollow">a</a></p>',
    ],
    [
      'a list of Word',
      `<p class=MsoNormal>Ta med:</p>${wordItem('·', 'Handskar')}${wordItem('·', '<b>Stövlar</b>')}${wordItem('o', 'gula', 2)}${wordItem('·', 'Mat')}<p class=MsoNormal>Sedan:</p>${wordItem('1.', 'Samling')}${wordItem('2.', 'Städning')}`,
      '<p>Ta med:</p><ul><li><p>Handskar</p></li><li><p><strong>Stövlar</strong></p><ul><li><p>gula</p></li></ul></li><li><p>Mat</p></li></ul><p>Sedan:</p><ol><li><p>Samling</p></li><li><p>Städning</p></li></ol>',
    ],
    [
      'what only looks bold in the markup',
      '<p><b>a <span style="font-weight:normal">b</span></b> <strong style="font-weight:400">c</strong> <span style="font-weight:500">d</span> <span style="font-weight:700">e</span></p>',
      '<p><strong>a </strong>b c d <strong>e</strong></p>',
    ],
    ['a list that begins elsewhere', '<ol start="4" type="a"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
    ['a table', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', '<p>a</p><p>b</p>'],
  ])('%s: loses everything that the API does not allow', async (_label, pasted, cleaned) => {
    const { text, html } = await open();
    await userEvent.click(text);
    paste(text, pasted);
    expect(html()).toBe(cleaned);
    expect(html()).not.toMatch(/style|class/);
  });

  test('a list that Word copies as text only is a list', async () => {
    const { text, html } = await open();
    await userEvent.click(text);
    paste(text, '', 'Ta med:\r\n·     Handskar\r\no  gula\r\n·     Mat');
    expect(html()).toBe(
      '<p>Ta med:</p><ul><li><p>Handskar</p><ul><li><p>gula</p></li></ul></li><li><p>Mat</p></li></ul>',
    );
  });

  test('a text without lists stays as it is', async () => {
    const { text, html } = await open();
    await userEvent.click(text);
    paste(text, '', '§ 5\no du');
    expect(html()).toBe('<p>§ 5</p><p>o du</p>');
  });

  test('an address pasted over selected text links it', async () => {
    const { text, html } = await open({ defaultValue: '<p>Shore</p>' });
    await userEvent.click(text);
    await selectAll();
    paste(text, '', 'https://example.org/shore');
    expect(html()).toBe('<p><a href="https://example.org/shore" rel="noopener nofollow">Shore</a></p>');
  });
});
