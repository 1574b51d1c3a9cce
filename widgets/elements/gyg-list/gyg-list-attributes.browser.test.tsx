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
  const made = list({ row: '2', states: 'p' });
  await shows(made, 3);
  expect(columns(made)).toBe(2);
  made.setAttribute('row', '');
  await eventually(() => columns(made)).toBe(4);
  made.setAttribute('row', '3');
  await eventually(() => columns(made)).toBe(3);
  made.removeAttribute('row');
  await eventually(() => columns(made)).toBe(4);
  made.removeAttribute('states');
  await eventually(() => urls().at(-1)?.searchParams.has('states')).toBe(false);
});

test('aliases are used if the main name is missing', async () => {
  const made = list({ 'gygs-per-row': '3', 'bg-color': '#f7f1e3', 'new-window': 'true' });
  await shows(made, 3);
  expect(columns(made)).toBe(3);
  expect(getComputedStyle(base(made)).backgroundColor).toBe('rgb(247, 241, 227)');
  expect(cards(made)[0]?.querySelector('a')?.target).toBe('_blank');
  made.setAttribute('row', '1');
  await eventually(() => columns(made)).toBe(1);
});

test('invalid values fall back to the defaults', async () => {
  const made = list({ row: 'many', bg: 'red;', width: '-3', win: 'yes', theme: 'sepia', limit: 'all' });
  await shows(made, 3);
  expect(columns(made)).toBe(4);
  expect(base(made).style.background).toBe('');
  expect(base(made).offsetWidth).toBe(1240);
  expect(cards(made)[0]?.querySelector('a')?.hasAttribute('target')).toBe(false);
});

test('a width is a percentage of the available width', async () => {
  const made = list({ width: '50' });
  await shows(made, 3);
  expect(base(made).offsetWidth).toBe(620);
});

test('several attributes set together cause one call', async () => {
  const made = list();
  made.setAttribute('states', 'f');
  made.setAttribute('tags', 'sea');
  made.setAttribute('organization', 'other');
  await shows(made, 3);
  expect(urls().map(({ searchParams }) => searchParams.get('organization'))).toEqual(['other']);
});

test('properties are written to their attributes and read back', async () => {
  const made = list();
  made.row = 2;
  made.tags = 'sea,beach';
  made.win = true;
  expect(['row', 'tags', 'win'].map((name) => made.getAttribute(name))).toEqual(['2', 'sea,beach', 'true']);
  made.bg = '#ffffff';
  made.bg = undefined;
  expect(made.hasAttribute('bg')).toBe(false);
  made.setAttribute('row', '9');
  expect([made.row, made.tags, made.win, made.limit]).toEqual([4, 'sea,beach', true, undefined]);
});

test('a list as property is joined by commas, as frameworks set it', async () => {
  const made = list();
  Reflect.set(made, 'tags', ['sea', 'beach']);
  expect(made.getAttribute('tags')).toBe('sea,beach');
});

test('a property set before the code has loaded is not lost', async () => {
  const made = document.createElement('gyg-list');
  // As on an element that is not defined yet.
  Object.defineProperty(made, 'organization', { value: 'early', configurable: true, writable: true, enumerable: true });
  made.setAttribute('api', platform);
  document.body.append(made);
  await shows(made, 3);
  expect(made.getAttribute('organization')).toBe('early');
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
  const made = document.createElement('gyg-list');
  made.setAttribute('organization', 'ghost');
  await shows(list(), 3);
  expect(urls()).toHaveLength(1);
});

test('removing the element aborts the request, and adding it again sends a new one', async () => {
  asked.mockImplementationOnce(silent);
  const made = list();
  await eventually(() => asked.mock.calls.length).toBe(1);
  const signal = asked.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  made.remove();
  // Well before the request would time out.
  await expect.poll(() => signal?.aborted).toBe(true);
  await eventually(() => made.shadowRoot?.childElementCount).toBe(0);
  document.body.append(made);
  await shows(made, 3);
});

test('an element moved within the page keeps its cards and makes no request', async () => {
  const made = list();
  await shows(made, 3);
  const [card] = cards(made);
  document.body.appendChild(document.createElement('aside')).append(made);
  await Promise.resolve();
  expect(cards(made)[0]).toBe(card);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a property assigned by a framework that is the same as before asks nothing', async () => {
  asked.mockImplementation(async () => pageWith(2));
  const made = list({ row: '2' });
  await shows(made, 2);
  made.row = 2;
  made.organization = 'ren-kust';
  await Promise.resolve();
  expect(asked).toHaveBeenCalledTimes(1);
});
