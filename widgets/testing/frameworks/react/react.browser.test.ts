import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { asked, columns, eventually, shows } from '../../on-page';
import { noState, only } from '../stage';
import { worksIn } from '../works-in';
import { ReactPage } from './react-page';
import { showReactPage } from './show-react-page';

worksIn(showReactPage);

test('a script that several components render runs once', async () => {
  const ran = vi.fn();
  addEventListener('gyg-script', ran);
  const src = "data:text/javascript,dispatchEvent(new Event('gyg-script'))";
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() =>
    root.render([1, 2].map((key) => createElement(Fragment, { key }, createElement('script', { src, async: true })))),
  );
  await eventually(() => ran.mock.calls.length).toBe(1);
  expect(document.querySelectorAll(`script[src^="data:"]`)).toHaveLength(1);
  root.unmount();
});

// React adds listeners of custom events only with the next rendering (github.com/react/react/issues/35446).
test('an element of a page from the server keeps its cards and content when React takes the page over', async () => {
  const state = { ...noState, hasList: true, row: 2, win: true, link: 'Our gygs' };
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(createElement(ReactPage, state));
  const [list, link] = [only('gyg-list'), only('a')];
  await shows(list, 3);
  const keepList = vi.fn();
  const root = hydrateRoot(main, createElement(ReactPage, { ...state, keepList }));
  await eventually(() => keepList.mock.calls).toEqual([[list]]);
  expect([only('gyg-list'), only('a')]).toEqual([list, link]);
  expect([columns(list), list.win]).toEqual([2, true]);
  expect(asked).toHaveBeenCalledTimes(1);
  root.unmount();
});
