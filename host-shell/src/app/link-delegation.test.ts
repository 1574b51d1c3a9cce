import { afterEach, expect, test } from 'vitest';
import { addressOfClick } from './link-delegation';

afterEach(() => document.body.replaceChildren());

/** Clicks the first element of the markup and returns the resulting address. */
function clicked(markup: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = markup;
  let address: string | undefined;
  const listen = (event: MouseEvent) => {
    address = addressOfClick(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.body
    .querySelector('b, a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
  return address;
}

test('handles a plain click on a link of the site, even on an element inside the link', () => {
  expect(clicked('<a href="/gygs/7?a=1#b"><b>x</b></a>')).toBe('/gygs/7?a=1#b');
});
test.each([
  '<a href="https://elsewhere.example/">x</a>',
  '<a href="/gygs/7" target="_blank">x</a>',
  '<a href="/gygs/7" download>x</a>',
  '<a href="/mailbox">x</a>',
  '<a href="/api/openapi.json">x</a>',
  '<a href="#main">x</a>',
  '<a href="/.//elsewhere.example">x</a>',
  '<a>x</a>',
])('%s is left to the browser', (markup) => {
  expect(clicked(markup)).toBeUndefined();
});
test('leaves a click for a new window to the browser', () => {
  expect(clicked('<a href="/gygs/7">x</a>', { ctrlKey: true })).toBeUndefined();
  expect(clicked('<a href="/gygs/7">x</a>', { button: 1 })).toBeUndefined();
});
