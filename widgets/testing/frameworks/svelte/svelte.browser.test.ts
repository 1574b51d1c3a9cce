import { mount, unmount } from 'svelte';
import { test, vi } from 'vitest';
import { eventually } from '../../on-page';
import { worksIn } from '../works-in';
import { showSveltePage } from './show-svelte-page';
import SvelteHead from './svelte-head.svelte';

worksIn(showSveltePage);

test('a script in the head of a component runs', async () => {
  const ran = vi.fn();
  addEventListener('gyg-script', ran);
  const page = mount(SvelteHead, { target: document.body });
  await eventually(() => ran.mock.calls.length).toBe(1);
  await unmount(page);
});
