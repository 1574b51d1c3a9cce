import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import { reservedHeight } from '../../core/reserved-height';
import {
  asked,
  buildCard,
  eventually,
  find,
  insert,
  inside,
  onCleanPage,
  platform,
  shows,
  urls,
} from '../../testing/on-page';
import { GygCardElement } from './gyg-card';

defineElement('gyg-card', GygCardElement);

onCleanPage();
const respondWith = (over: Parameters<typeof buildCard>[0] = {}) =>
  asked.mockImplementation(async () => Response.json(buildCard(over)));

test('one gyg is fetched by id or friendly urls and shown with its host', async () => {
  respondWith();
  const element = insert('gyg-card', { gyg: 'https://gyg.example/go/ren-kust/shore' });
  await shows(element, 1);
  expect(urls().map(String)).toEqual([
    `${platform}/api/cards/gyg-card?gyg=https%3A%2F%2Fgyg.example%2Fgo%2Fren-kust%2Fshore&lang=en`,
  ]);
  expect(find(element, 'article').textContent).toContain('Ren Kust Bohuslän');
  expect(inside(element, 'button, [role=status]')).toHaveLength(0);
});

test('the card tells the page what is opened, and that it is there', async () => {
  respondWith();
  const loaded = vi.fn();
  document.addEventListener('gyg-card-loaded', loaded, { once: true });
  const element = insert('gyg-card', { gyg: 'g' });
  await shows(element, 1);
  expect(loaded).toHaveBeenCalledTimes(1);
  const opened = new Promise<string>((resolve) => {
    element.addEventListener('gyg-card-open', (event) => {
      event.preventDefault();
      resolve(event.detail.id);
    });
  });
  find(element, 'article a').click();
  await expect(opened).resolves.toBe('gyg-0');
});

test.each([340, 800])('at %i px the reserved height is that of the card', async (width) => {
  document.body.style.width = `${width}px`;
  let reply: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  const element = insert('gyg-card', { gyg: 'g' });
  await eventually(() => inside(element, '.wait').length).toBe(1);
  const { height } = element.getBoundingClientRect();
  expect(Math.abs(height - reservedHeight(element))).toBeLessThan(1);
  reply(Response.json(buildCard()));
  await shows(element, 1);
  expect(element.getBoundingClientRect().height).toBe(height);
});

test('the picture is beside the text where there is room, and above it where there is none', async () => {
  respondWith();
  document.body.style.width = '700px';
  const element = insert('gyg-card', { gyg: 'g' });
  await shows(element, 1);
  const isBeside = () => find(element, '.pic').offsetTop === find(element, '.body').offsetTop;
  expect(isBeside()).toBe(true);
  document.body.style.width = '400px';
  await eventually(isBeside).toBe(false);
});

test('a refresh asks again', async () => {
  respondWith();
  const element = insert('gyg-card', { gyg: 'g' });
  await shows(element, 1);
  respondWith({ title: 'Another title' });
  await element.refresh();
  expect(find(element, 'h3').textContent).toBe('Another title');
});

test('a gyg that is gone shows the author’s content', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  asked.mockImplementation(async () => Response.json({ code: 'gyg.missing' }, { status: 404 }));
  const element = insert('gyg-card', { gyg: 'g' });
  element.textContent = 'See our calendar';
  await eventually(() => inside(element, 'slot').length).toBe(1);
});

test('axe finds no problems, wide and upright', async () => {
  respondWith({ state: 'ongoing', stateLabel: 'In-Progress' });
  document.title = 'A partner';
  const wide = insert('gyg-card', { gyg: 'g' });
  const upright = insert('gyg-card', { gyg: 'h', width: '30' });
  await shows(wide, 1);
  await shows(upright, 1);
  const results = await axe.run({ include: [wide, upright] }, { rules: { region: { enabled: false } } });
  expect(results.violations.map(({ id }) => id)).toEqual([]);
});
