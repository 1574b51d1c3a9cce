import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import {
  asked,
  base,
  cards,
  columns,
  eventually,
  insert,
  onCleanPage,
  pageWith,
  platform,
  shows,
  silent,
  urls,
} from '../../testing/on-page';
import { GygListElement } from './gyg-list';

defineElement('gyg-list', GygListElement);

onCleanPage();
const list = (attributes: Record<string, string> = {}) =>
  insert('gyg-list', { organization: 'ren-kust', ...attributes });

test('a changed, emptied or removed attribute takes effect immediately', async () => {
  const element = list({ row: '2', states: 'p' });
  await shows(element, 3);
  expect(columns(element)).toBe(2);
  element.setAttribute('row', '');
  await eventually(() => columns(element)).toBe(4);
  element.setAttribute('row', '3');
  await eventually(() => columns(element)).toBe(3);
  element.removeAttribute('row');
  await eventually(() => columns(element)).toBe(4);
  element.removeAttribute('states');
  await eventually(() => urls().at(-1)?.searchParams.has('states')).toBe(false);
});

test('aliases are used if the main name is missing', async () => {
  const element = list({ 'gygs-per-row': '3', 'bg-color': '#f7f1e3', 'new-window': 'true' });
  await shows(element, 3);
  expect(columns(element)).toBe(3);
  expect(getComputedStyle(base(element)).backgroundColor).toBe('rgb(247, 241, 227)');
  expect(cards(element)[0]?.querySelector('a')?.target).toBe('_blank');
  element.setAttribute('row', '1');
  await eventually(() => columns(element)).toBe(1);
});

test('invalid values fall back to the defaults', async () => {
  const element = list({ row: 'many', bg: 'red;', width: '-3', win: 'yes', theme: 'sepia', limit: 'all' });
  await shows(element, 3);
  expect(columns(element)).toBe(4);
  expect(base(element).style.background).toBe('');
  expect(base(element).offsetWidth).toBe(1240);
  expect(cards(element)[0]?.querySelector('a')?.hasAttribute('target')).toBe(false);
});

test('a width is a percentage of the available width', async () => {
  const element = list({ width: '50' });
  await shows(element, 3);
  expect(base(element).offsetWidth).toBe(620);
});

test('several attributes set together cause one call', async () => {
  const element = list();
  element.setAttribute('states', 'f');
  element.setAttribute('tags', 'sea');
  element.setAttribute('organization', 'other');
  await shows(element, 3);
  expect(urls().map(({ searchParams }) => searchParams.get('organization'))).toEqual(['other']);
});

test('properties are written to their attributes and read back', async () => {
  const element = list();
  element.row = 2;
  element.tags = 'sea,beach';
  element.win = true;
  expect(['row', 'tags', 'win'].map((name) => element.getAttribute(name))).toEqual(['2', 'sea,beach', 'true']);
  element.bg = '#ffffff';
  element.bg = undefined;
  expect(element.hasAttribute('bg')).toBe(false);
  element.setAttribute('row', '9');
  expect([element.row, element.tags, element.win, element.limit]).toEqual([4, 'sea,beach', true, undefined]);
});

test('a list as property is joined by commas, as frameworks set it', async () => {
  const element = list();
  Reflect.set(element, 'tags', ['sea', 'beach']);
  expect(element.getAttribute('tags')).toBe('sea,beach');
});

test('a property set before the code has loaded is not lost', async () => {
  const element = document.createElement('gyg-list');
  // As on an element that is not defined yet.
  Object.defineProperty(element, 'organization', {
    value: 'early',
    configurable: true,
    writable: true,
    enumerable: true,
  });
  element.setAttribute('api', platform);
  document.body.append(element);
  await shows(element, 3);
  expect(element.getAttribute('organization')).toBe('early');
  expect(urls()[0]?.searchParams.get('organization')).toBe('early');
});

test('two lists on a page are independent', async () => {
  const first = list({ organization: 'one' });
  const second = list({ organization: 'two', language: 'sv' });
  await shows(first, 3);
  await shows(second, 3);
  expect(urls().map(({ searchParams }) => [searchParams.get('organization'), searchParams.get('lang')])).toEqual([
    ['one', 'en'],
    ['two', 'sv'],
  ]);
  expect([base(first).lang, base(second).lang]).toEqual(['en', 'sv']);
});

test('the platform of another address is asked, and only by http', async () => {
  await shows(list({ api: 'https://test.gyg.example/widgets' }), 3);
  const strange = list({ api: 'javascript:alert(1)' });
  await shows(strange, 3);
  expect(urls().map(({ origin }) => origin)).toEqual(['https://test.gyg.example', location.origin]);
  const links = [...(strange.shadowRoot?.querySelectorAll('a') ?? [])];
  expect(links.every(({ protocol }) => protocol === location.protocol)).toBe(true);
});

test('an element outside the document makes no request', async () => {
  const element = document.createElement('gyg-list');
  element.setAttribute('organization', 'ghost');
  await shows(list(), 3);
  expect(urls()).toHaveLength(1);
});

test('removing the element aborts the request, and adding it again sends a new one', async () => {
  asked.mockImplementationOnce(silent);
  const element = list();
  await eventually(() => asked.mock.calls.length).toBe(1);
  const signal = asked.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  element.remove();
  // Well before the request would time out.
  await expect.poll(() => signal?.aborted).toBe(true);
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  document.body.append(element);
  await shows(element, 3);
});

test('an element moved within the page keeps its cards and makes no request', async () => {
  const element = list();
  await shows(element, 3);
  const [card] = cards(element);
  document.body.appendChild(document.createElement('aside')).append(element);
  await Promise.resolve();
  expect(cards(element)[0]).toBe(card);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a property assigned by a framework that is the same as before asks nothing', async () => {
  asked.mockImplementation(async () => pageWith(2));
  const element = list({ row: '2' });
  await shows(element, 2);
  element.row = 2;
  element.organization = 'ren-kust';
  await Promise.resolve();
  expect(asked).toHaveBeenCalledTimes(1);
});
