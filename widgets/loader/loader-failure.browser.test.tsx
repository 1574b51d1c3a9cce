import { expect, test, vi } from 'vitest';
import { eventually } from '../elements/gyg-list/testing';

test('if the code does not load, one clear line is logged and the author’s content stays', async () => {
  // For the loader, a chunk that throws and a missing chunk are the same.
  vi.spyOn(customElements, 'define').mockImplementation(() => {
    throw new Error('no such chunk');
  });
  vi.stubGlobal('fetch', async () => Response.json({}));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sheets = document.adoptedStyleSheets.length;
  document.body.innerHTML = '<gyg-list organization="one"><a href="/">Our gygs</a></gyg-list>';
  await import('./loader');
  await eventually(() => logged.mock.calls.length).toBe(1);
  expect(logged.mock.calls[0]?.[0]).toBe(`[gyg] <gyg-list> could not be loaded from ${location.origin}`);
  expect(document.querySelector('gyg-list')?.shadowRoot).toBeNull();
  expect(document.querySelector<HTMLElement>('gyg-list a')?.offsetHeight).toBeGreaterThan(0);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
