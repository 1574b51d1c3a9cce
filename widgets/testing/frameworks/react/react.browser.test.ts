import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../on-page';
import { worksIn } from '../works-in';
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
