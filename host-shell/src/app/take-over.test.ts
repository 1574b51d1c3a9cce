import { firstViewId, laterStyle } from '@gyg/contract/first-view';
import { queryClient } from '@gyg/platform/internal';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheResponses, endTakeOver, holdClicks, readFirstView, setLaterStyles } from './take-over';

const data = { language: 'sv', remotes: { public: {} }, answers: [[['findGygs', {}, 'guest', 'se'], { total: 12 }]] };

function send(content: string): void {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: firstViewId });
  block.textContent = content;
  document.body.append(block);
}
afterEach(() => {
  endTakeOver();
  queryClient.clear();
  document.body.replaceChildren();
});

test('a page reads what it was rendered with, and its cache has the responses', () => {
  expect(readFirstView()).toBeUndefined();
  send(JSON.stringify(data));
  const first = readFirstView();
  expect(first).toEqual(data);
  if (first) cacheResponses(first);
  expect(queryClient.getQueryData(['findGygs', {}, 'guest', 'se'])).toEqual({ total: 12 });
});

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no language', JSON.stringify({ ...data, language: 'no' })],
  ['no table', JSON.stringify({ ...data, remotes: null })],
  ['answers without data', JSON.stringify({ ...data, answers: [[['findGygs']]] })],
])('what is %s counts as none', (_what, content) => {
  send(content);
  expect(readFirstView()).toBeUndefined();
});

test('styles of elements are set by the script', () => {
  const bar = document.createElement('div');
  bar.setAttribute(laterStyle, 'inline-size: 40%');
  document.body.append(bar);
  setLaterStyles(document.body);
  expect(bar.getAttribute('style')).toContain('40%');
  expect(bar.hasAttribute(laterStyle)).toBe(false);
});

test('the last click on a button is made again once the screen responds; links work at once', () => {
  document.body.innerHTML = '<button id="a"><i></i></button><button id="b"></button><a href="#there"></a>';
  const at = (selector: string) => document.querySelector<HTMLElement>(selector);
  const clicked = vi.fn();
  for (const id of ['a', 'b']) at(`#${id}`)?.addEventListener('click', () => clicked(id));
  at('a')?.addEventListener('click', () => clicked('link'));
  send(JSON.stringify(data));
  const click = (selector: string) => at(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  holdClicks(document.body);
  click('#b');
  click('#a i');
  click('a');
  expect(clicked.mock.calls).toEqual([['link']]);
  endTakeOver();
  expect(clicked.mock.calls).toEqual([['link'], ['a']]);
  expect(readFirstView()).toBeUndefined();
  click('#b');
  endTakeOver();
  expect(clicked.mock.calls).toEqual([['link'], ['a'], ['b']]);
});
