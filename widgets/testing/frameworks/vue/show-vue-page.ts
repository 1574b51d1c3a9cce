import { createApp, h, nextTick, shallowRef } from 'vue';
import type { ShowPage } from '../framework';
import VuePage from './vue-page.vue';

export const showVuePage: ShowPage = async (into, first) => {
  const state = shallowRef(first);
  const app = createApp({ render: () => h(VuePage, { state: state.value }) });
  app.mount(into);
  return {
    async update(next) {
      state.value = next;
      await nextTick();
    },
    unmount: () => app.unmount(),
  };
};
