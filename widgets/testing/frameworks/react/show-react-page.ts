import { createElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageState, ShowPage } from '../framework';
import { ReactPage } from './react-page';

export const showReactPage: ShowPage = async (into, state) => {
  const root = createRoot(into);
  const update = async (next: PageState) =>
    flushSync(() => root.render(createElement(StrictMode, null, createElement(ReactPage, next))));
  await update(state);
  return { update, unmount: () => root.unmount() };
};
