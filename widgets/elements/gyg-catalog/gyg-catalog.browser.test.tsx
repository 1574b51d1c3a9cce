import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import { roomOf } from '../../core/room-of';
import {
  asked,
  cards,
  cardsFrom,
  eventually,
  insert,
  inside,
  onCleanPage,
  one,
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
  const made = insert('gyg-catalog', { catalog: 'kastanjeskolan/summer' });
  await shows(made, 8);
  expect(urls().map(String)).toEqual([`${platform}/api/cards/gyg-catalog?catalog=kastanjeskolan%2Fsummer&lang=en`]);
  expect([one(made, 'h2').textContent, one(made, '.head p').textContent]).toEqual(['Summer holiday', '10 gygs']);
  expect(cards(made)[1]?.querySelector('h3')?.textContent).toBe('Clean-up 1');
  one(made, 'button').click();
  await shows(made, 10);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('on a phone a long name has two lines, beside its number of gygs in one', async () => {
  document.body.style.width = '335px';
  const name = 'För dig som hellre stannar på land';
  asked.mockImplementation(async () => Response.json({ name, cards: cardsFrom(5), total: 5 }));
  const made = insert('gyg-catalog', { catalog: 'kastanjeskolan/summer', language: 'sv' });
  await shows(made, 4);
  const [title, number, list] = [one(made, 'h2'), one(made, '.head p'), one(made, 'ul')];
  expect(title.scrollHeight).toBe(title.clientHeight);
  expect(number.offsetHeight).toBeLessThan(title.offsetHeight);
  const bottom = Math.max(...[title, number].map((part) => part.getBoundingClientRect().bottom));
  expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top);
});

test('an empty catalogue shows nothing, or the author’s text', async () => {
  asked.mockImplementation(async () => catalog(0));
  const made = insert('gyg-catalog', { catalog: 'a/b', empty: 'Back in June' });
  await eventually(() => made.shadowRoot?.textContent).toBe('Back in June');
  made.removeAttribute('empty');
  await eventually(() => made.offsetHeight).toBe(0);
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
  const made = insert('gyg-catalog', { catalog: 'a/b' });
  await eventually(() => inside(made, '.wait').length).toBeGreaterThan(0);
  const { height } = made.getBoundingClientRect();
  expect(Math.abs(height - roomOf(made))).toBeLessThan(1);
  reply(catalog(9));
  await eventually(() => inside(made, '.wait').length).toBe(0);
  expect(made.getBoundingClientRect().height).toBe(height);
});

test('the page learns of selections and of the total', async () => {
  asked.mockImplementation(async () => catalog(2));
  const totals: number[] = [];
  document.addEventListener('gyg-catalog-loaded', ({ detail }) => totals.push(detail.total), { once: true });
  const made = insert('gyg-catalog', { catalog: 'a/b' });
  await shows(made, 2);
  expect(totals).toEqual([2]);
  const opened = vi.fn((event: Event) => event.preventDefault());
  made.addEventListener('gyg-catalog-open', opened);
  one(made, 'article a').click();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('axe finds no problems', async () => {
  asked.mockImplementation(async () => catalog(3));
  document.title = 'A partner';
  const made = insert('gyg-catalog', { catalog: 'a/b' });
  await shows(made, 3);
  const found = await axe.run({ include: [made] }, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});
