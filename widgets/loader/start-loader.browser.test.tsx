import { widgetOptions } from '@gyg/contract/widgets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from '../core/define-element';
import { reservedHeight } from '../core/reserved-height';
import { asked, eventually, pageWith, platform, silent } from '../testing/on-page';
import { startLoader } from './start-loader';

let stop = () => {};
const importElement = vi.fn<(tag: string) => Promise<unknown>>();
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => pageWith(1));
  vi.stubGlobal('fetch', asked);
  importElement.mockReset().mockImplementation(() => new Promise(() => {}));
  logged.mockReset().mockImplementation(() => {});
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  globalThis.__gygWidgets = undefined;
});
const paste = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const start = () => {
  stop = startLoader({ origin: platform, selector: Object.keys(widgetOptions).join(), importElement });
};

test('asks for nothing before an element is on the page, and then for its code and data at once', async () => {
  start();
  expect([importElement.mock.calls.length, asked.mock.calls.length]).toEqual([0, 0]);
  paste('<gyg-card gyg="a/b"><a href="/">A gyg</a></gyg-card>');
  await eventually(() => importElement.mock.calls).toEqual([['gyg-card']]);
  expect(asked.mock.calls.map(([url]) => url)).toEqual([`${platform}/api/cards/gyg-card?gyg=a%2Fb&lang=en`]);
});

test('several elements of one kind load its code once, and each different request is sent once', async () => {
  paste('<gyg-card gyg="a"></gyg-card><gyg-card gyg="a"></gyg-card><gyg-card gyg="b"></gyg-card>');
  start();
  expect(importElement.mock.calls).toEqual([['gyg-card']]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(globalThis.__gygWidgets?.early.size).toBe(2);
});

test('an element without its required attribute is loaded, but nothing is asked', () => {
  paste('<gyg-catalog></gyg-catalog><gyg-login></gyg-login>');
  start();
  expect(importElement.mock.calls.flat()).toEqual(['gyg-catalog', 'gyg-login']);
  expect(asked).not.toHaveBeenCalled();
});

test('the height is reserved until the code has loaded, or as the page sets it', () => {
  const card = paste('<gyg-card gyg="a"></gyg-card>');
  start();
  expect(getComputedStyle(card).display).toBe('block');
  expect(Math.abs(card.offsetHeight - reservedHeight(card))).toBeLessThan(1);
  card.style.setProperty('--gyg-min-height', '123px');
  expect(card.offsetHeight).toBe(123);
});

test('if the code does not load, one clear line is logged, the author’s content stays, and the space is given back', async () => {
  importElement.mockImplementation(() => Promise.reject(new Error('no such file')));
  const card = paste('<gyg-card gyg="a"><a href="/">A gyg</a></gyg-card>');
  start();
  await eventually(() => logged.mock.calls.length).toBe(1);
  expect(logged.mock.calls[0]?.[0]).toBe(`[gyg] <gyg-card> could not be loaded from ${platform}`);
  expect(card.querySelector('a')?.offsetHeight).toBeGreaterThan(0);
  expect(card.offsetHeight).toBeLessThan(60);
  importElement.mockImplementation(() => new Promise(() => {}));
  dispatchEvent(new Event('online'));
  expect(importElement).toHaveBeenCalledTimes(2);
});

test('what else happens on the page does not load the code again, the next element of its kind does', async () => {
  importElement.mockImplementation(() => Promise.reject(new Error('no such file')));
  asked.mockImplementation(() => Promise.reject(new TypeError('offline')));
  paste('<gyg-card gyg="a"></gyg-card>');
  start();
  await eventually(() => logged.mock.calls.length).toBe(1);
  await eventually(() => globalThis.__gygWidgets?.early.size).toBe(0);
  document.body.append('a clock that ticks');
  document.body.append(document.createElement('gyg-login'));
  await eventually(() => importElement.mock.calls.flat()).toEqual(['gyg-card', 'gyg-login']);
  expect(asked).toHaveBeenCalledTimes(1);
  document.body.append(document.createElement('gyg-card'));
  await eventually(() => importElement.mock.calls.flat()).toEqual(['gyg-card', 'gyg-login', 'gyg-card']);
});

test('a request that fails is not kept for the element', async () => {
  asked.mockImplementation(() => Promise.reject(new TypeError('offline')));
  paste('<gyg-card gyg="a"></gyg-card>');
  start();
  await eventually(() => globalThis.__gygWidgets?.early.size).toBe(0);
});

test('an element uses the loader’s request instead of sending another', async () => {
  asked.mockImplementation(silent);
  paste('<gyg-list organization="one"></gyg-list>');
  start();
  expect(asked).toHaveBeenCalledTimes(1);
  defineElement('gyg-list', (await import('../elements/gyg-list/gyg-list')).GygListElement);
  await customElements.whenDefined('gyg-list');
  expect(asked).toHaveBeenCalledTimes(1);
});
