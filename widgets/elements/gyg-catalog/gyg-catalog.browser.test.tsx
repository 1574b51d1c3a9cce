import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import { reservedHeight } from '../../core/reserved-height';
import {
  asked,
  cards,
  cardsFrom,
  eventually,
  find,
  insert,
  inside,
  onCleanPage,
  platform,
  shows,
  urls,
} from '../../testing/on-page';
import { GygCatalogElement } from './gyg-catalog';

defineElement('gyg-catalog', GygCatalogElement);

onCleanPage();
const catalog = (count: number) => Response.json({ name: 'Summer holiday', cards: cardsFrom(count), total: count });

test('a catalogue is fetched by one call and shown below its name, in its order', async () => {
  asked.mockImplementation(async () => catalog(10));
  const element = insert('gyg-catalog', { catalog: 'kastanjeskolan/summer' });
  await shows(element, 8);
  expect(urls().map(String)).toEqual([`${platform}/api/cards/gyg-catalog?catalog=kastanjeskolan%2Fsummer&lang=en`]);
  expect([find(element, 'h2').textContent, find(element, '.head p').textContent]).toEqual([
    'Summer holiday',
    '10 gygs',
  ]);
  expect(cards(element)[1]?.querySelector('h3')?.textContent).toBe('Clean-up 1');
  find(element, 'button').click();
  await shows(element, 10);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('on a phone a long name has two lines, beside its number of gygs in one', async () => {
  document.body.style.width = '335px';
  const name = 'För dig som hellre stannar på land';
  asked.mockImplementation(async () => Response.json({ name, cards: cardsFrom(5), total: 5 }));
  const element = insert('gyg-catalog', { catalog: 'kastanjeskolan/summer', language: 'sv' });
  await shows(element, 4);
  const [title, number, list] = [find(element, 'h2'), find(element, '.head p'), find(element, 'ul')];
  expect(title.scrollHeight).toBe(title.clientHeight);
  expect(number.offsetHeight).toBeLessThan(title.offsetHeight);
  const bottom = Math.max(...[title, number].map((part) => part.getBoundingClientRect().bottom));
  expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top);
});

test('an empty catalogue shows nothing, or the author’s text', async () => {
  asked.mockImplementation(async () => catalog(0));
  const element = insert('gyg-catalog', { catalog: 'a/b', empty: 'Back in June' });
  await eventually(() => element.shadowRoot?.textContent).toBe('Back in June');
  element.removeAttribute('empty');
  await eventually(() => element.offsetHeight).toBe(0);
});

test('a catalogue without both names tells the developer', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  insert('gyg-catalog', { catalog: '' });
  await eventually(() => warned.mock.calls[0]?.[0]).toBe('[gyg] <gyg-catalog>: option.missing');
  expect(asked).not.toHaveBeenCalled();
});

test.each([1240, 360])('at %i px the reserved height is that of the catalogue', async (width) => {
  document.body.style.width = `${width}px`;
  let reply: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  const element = insert('gyg-catalog', { catalog: 'a/b' });
  await eventually(() => inside(element, '.wait').length).toBeGreaterThan(0);
  const { height } = element.getBoundingClientRect();
  expect(Math.abs(height - reservedHeight(element))).toBeLessThan(1);
  reply(catalog(9));
  await eventually(() => inside(element, '.wait').length).toBe(0);
  expect(element.getBoundingClientRect().height).toBe(height);
});

test('the page learns of selections and of the total', async () => {
  asked.mockImplementation(async () => catalog(2));
  const totals: number[] = [];
  document.addEventListener('gyg-catalog-loaded', ({ detail }) => totals.push(detail.total), { once: true });
  const element = insert('gyg-catalog', { catalog: 'a/b' });
  await shows(element, 2);
  expect(totals).toEqual([2]);
  const opened = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('gyg-catalog-open', opened);
  find(element, 'article a').click();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('axe finds no problems', async () => {
  asked.mockImplementation(async () => catalog(3));
  document.title = 'A partner';
  const element = insert('gyg-catalog', { catalog: 'a/b' });
  await shows(element, 3);
  const results = await axe.run({ include: [element] }, { rules: { region: { enabled: false } } });
  expect(results.violations.map(({ id }) => id)).toEqual([]);
});
