import { flushSync, mount, unmount } from 'svelte';
import { fromStore, writable } from 'svelte/store';
import type { PageState, ShowPage } from '../framework';
import SveltePage from './svelte-page.svelte';

export const showSveltePage: ShowPage = async (target, first) => {
  const state = writable(first);
  const { subscribe } = state;
  const latest = fromStore({ subscribe });
  const props = {
    get page(): PageState {
      return latest.current;
    },
  };
  const page = mount(SveltePage, { target, props });
  flushSync();
  return {
    async update(next) {
      state.set(next);
      flushSync();
    },
    unmount: () => void unmount(page),
  };
};
