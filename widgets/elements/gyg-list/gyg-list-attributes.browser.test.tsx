import { expect, test } from 'vitest';
import './define';
import { asked, cards, columns, eventually, insert, onCleanPage, one, platform, shows, silent, urls } from './testing';

onCleanPage();

test('a changed, emptied or removed attribute takes effect immediately', async () => {
  const list = insert({ row: '2', states: 'p' });
  await shows(list, 3);
  expect(columns(list)).toBe(2);
  list.setAttribute('row', '');
  await eventually(() => columns(list)).toBe(4);
  list.setAttribute('row', '3');
  await eventually(() => columns(list)).toBe(3);
  list.removeAttribute('row');
  await eventually(() => columns(list)).toBe(4);
  list.removeAttribute('states');
  await eventually(() => urls().at(-1)?.searchParams.get('states')).toBe('pof');
});

test('aliases are used if the main name is missing', async () => {
  const list = insert({ 'gygs-per-row': '3', 'bg-color': '#f7f1e3', 'new-window': 'true' });
  await shows(list, 3);
  expect(columns(list)).toBe(3);
  expect(getComputedStyle(one(list, '[part=base]')).backgroundColor).toBe('rgb(247, 241, 227)');
  expect(cards(list)[0]?.querySelector('a')?.target).toBe('_blank');
  list.setAttribute('row', '1');
  await eventually(() => columns(list)).toBe(1);
});

test('invalid values fall back to the defaults', async () => {
  const list = insert({ row: 'many', bg: 'red;', width: '-3', win: 'yes', states: 'xyz', theme: 'sepia' });
  await shows(list, 3);
  expect(columns(list)).toBe(4);
  expect(one(list, '[part=base]').style.backgroundColor).toBe('');
  expect(one(list, '[part=base]').style.width).toBe('100%');
  expect(cards(list)[0]?.querySelector('a')?.hasAttribute('target')).toBe(false);
  expect(urls()[0]?.searchParams.get('states')).toBe('pof');
});

test('several attributes set together cause one call', async () => {
  const list = insert();
  list.setAttribute('states', 'f');
  list.setAttribute('tags', 'sea');
  list.setAttribute('organization', 'other');
  await shows(list, 3);
  expect(urls().map(({ pathname }) => pathname)).toEqual(['/api/gygs/view/organization/other']);
});

test('properties are written to their attributes and read back', async () => {
  const list = insert();
  list.row = 2;
  list.tags = ['sea', 'beach'];
  list.win = true;
  expect([list.getAttribute('row'), list.getAttribute('tags'), list.getAttribute('win')]).toEqual([
    '2',
    'sea,beach',
    'true',
  ]);
  list.bg = '#ffffff';
  list.bg = undefined;
  expect(list.hasAttribute('bg')).toBe(false);
  list.setAttribute('row', '9');
  expect([list.row, list.tags, list.win]).toEqual([4, ['sea', 'beach'], true]);
});

test('a property set before the code has loaded is not lost', async () => {
  const list = document.createElement('gyg-list');
  // As on an element that is not defined yet.
  Object.defineProperty(list, 'organization', { value: 'early', configurable: true, writable: true, enumerable: true });
  list.setAttribute('api', platform);
  document.body.append(list);
  await shows(list, 3);
  expect(list.getAttribute('organization')).toBe('early');
  expect(urls()[0]?.pathname).toContain('/early');
});

test('two lists on a page are independent', async () => {
  const first = insert({ organization: 'one' });
  const second = insert({ organization: 'two', language: 'sv' });
  await shows(first, 3);
  await shows(second, 3);
  expect(urls().map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['one', 'two']);
  expect(one(first, '[part=base]').lang).toBe('en');
  expect(one(second, '[part=base]').lang).toBe('sv');
});

test('an element outside the document makes no request', async () => {
  const list = document.createElement('gyg-list');
  list.setAttribute('organization', 'ghost');
  await shows(insert(), 3);
  expect(urls()).toHaveLength(1);
});

test('removing the element aborts the request, and adding it again sends a new one', async () => {
  asked.mockImplementationOnce(silent);
  const list = insert();
  await eventually(() => asked.mock.calls.length).toBe(1);
  const signal = asked.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  list.remove();
  // Well before the request would time out.
  await expect.poll(() => signal?.aborted, { timeout: 4_000 }).toBe(true);
  await eventually(() => list.shadowRoot?.childElementCount).toBe(0);
  document.body.append(list);
  await shows(list, 3);
});

test('an element moved within the page keeps its list and makes no request', async () => {
  const list = insert();
  await shows(list, 3);
  const [card] = cards(list);
  document.body.appendChild(document.createElement('aside')).append(list);
  await Promise.resolve();
  expect(cards(list)[0]).toBe(card);
  expect(asked).toHaveBeenCalledTimes(1);
});
