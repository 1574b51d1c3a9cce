import { createElement, Fragment } from 'react';
import type { PageState } from '../framework';

/** Written without JSX, because only the package for partners has types of its tags. */
export function ReactPage(state: PageState) {
  const list = {
    api: state.api,
    organization: state.organization,
    row: state.row,
    win: state.win,
    'when-empty': state.whenEmpty,
    'ongyg-list-loaded': state.onLoaded,
    'ongyg-list-open': state.onOpen,
    ref: (element: HTMLElementTagNameMap['gyg-list'] | null) => {
      if (element) state.keepList(element);
    },
  };
  return createElement(
    Fragment,
    null,
    state.hasList && createElement('gyg-list', list, state.link && createElement('a', { href: '/gygs' }, state.link)),
    state.gygs.map((gyg) => createElement('gyg-card', { key: gyg, api: state.api, gyg })),
    state.hasNeed &&
      createElement('gyg-need', {
        api: state.api,
        gyg: 'ren-kust/shore',
        need: 'need-picker',
        recipient: state.recipient,
      }),
  );
}
