import { buildGyg } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../elements/gyg-list/testing';

const asked = vi.fn<typeof fetch>();
const answer = () => Response.json({ gygs: [buildGyg()], total: 1, page: 0, pageSize: 12 });
/** Runs the loader like a page that pastes it once more. */
const paste = async () => {
  vi.resetModules();
  await import('./loader');
};
const cardsIn = (list: Element | null) => list?.shadowRoot?.querySelectorAll('article').length ?? 0;

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal('fetch', asked);
  document.body.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

// One test, because an element can be defined only once per page.
test('the loader waits for a tag, reserves space, shares its request, and is safe when pasted twice', async () => {
  await paste();
  expect(customElements.get('gyg-list')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();

  document.body.insertAdjacentHTML('beforeend', '<gyg-list organization="one"><a href="/">Our gygs</a></gyg-list>');
  const list = document.querySelector('gyg-list');
  // Let the observer run before anything can be fetched.
  await Promise.resolve();
  expect(list && getComputedStyle(list).minHeight).toBe('480px');
  expect(list?.textContent).toBe('Our gygs');
  // Requested before the element's code has loaded, and not again by the element.
  expect(asked).toHaveBeenCalledTimes(1);
  expect(customElements.get('gyg-list')).toBeUndefined();
  await eventually(() => cardsIn(list)).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(String(asked.mock.calls[0]?.[0])).toBe(
    `${location.origin}/api/gygs/view/organization/one?states=pof&host=self&tags=&page=0&pageSize=12&lang=en`,
  );

  const sheets = document.adoptedStyleSheets.length;
  await paste();
  document.body.insertAdjacentHTML('beforeend', '<gyg-list organization="two"></gyg-list>');
  await eventually(() => cardsIn(document.querySelector('[organization=two]'))).toBe(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
