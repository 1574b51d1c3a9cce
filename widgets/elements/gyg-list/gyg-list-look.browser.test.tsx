import { buildGyg } from '@gyg/contract/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import './define';
import {
  asked,
  cards,
  columns,
  eventually,
  insert,
  inside,
  onCleanPage,
  one,
  pageWith,
  shows,
  silent,
} from './testing';

onCleanPage();

test('the page decides language and theme, and changes take effect', async () => {
  document.documentElement.lang = 'sv-SE';
  const list = insert();
  await shows(list, 3);
  const base = one(list, '[part=base]');
  expect(base.lang).toBe('sv');
  expect(cards(list)[0]?.textContent).toContain('18 platser, 6 saker');
  expect(cards(list)[0]?.textContent).toContain('Kommande');
  expect(base.dataset.theme).toBe('light');
  const light = getComputedStyle(cards(list)[0] ?? base).backgroundColor;
  document.documentElement.style.colorScheme = 'dark';
  document.documentElement.lang = 'en';
  await eventually(() => base.dataset.theme).toBe('dark');
  await eventually(() => base.lang).toBe('en');
  await eventually(() => getComputedStyle(cards(list)[0] ?? base).backgroundColor).not.toBe(light);
});

test('styles do not leak into or out of the shadow root', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<style id="loud">a{color:red!important} article{display:none} html{font-size:10px} body{text-transform:uppercase;font-family:monospace}</style><p><a href="/">Own</a></p>',
  );
  const list = insert();
  await shows(list, 3);
  const link = one(list, 'article a');
  expect(list.shadowRoot?.querySelector('style')).toBeNull();
  expect(list.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(0);
  expect(getComputedStyle(link).color).not.toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(link).textTransform).toBe('none');
  expect(getComputedStyle(one(list, 'h3')).fontSize).toBe('21px');
  expect(getComputedStyle(one(list, 'article')).display).toBe('flex');
  // Only the font is inherited.
  expect(getComputedStyle(one(list, 'h3')).fontFamily).toBe('monospace');
});

test('custom properties and parts style the list', async () => {
  asked.mockImplementation(async () => pageWith(12, 14));
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<style>gyg-list{--gyg-accent:rgb(0, 80, 120);--gyg-radius:2px;--gyg-gap:40px;--gyg-font:cursive} gyg-list::part(card){outline:1px solid rgb(1, 2, 3)}</style>',
  );
  const list = insert();
  await shows(list, 12);
  expect(getComputedStyle(one(list, 'button')).color).toBe('rgb(0, 80, 120)');
  expect(getComputedStyle(one(list, 'article')).borderRadius).toBe('2px');
  expect(getComputedStyle(one(list, 'ul')).rowGap).toBe('40px');
  expect(getComputedStyle(one(list, 'h3')).fontFamily).toBe('cursive');
  expect(getComputedStyle(one(list, 'button')).fontFamily).toBe('cursive');
  expect(getComputedStyle(one(list, 'article')).outlineColor).toBe('rgb(1, 2, 3)');
});

test('other custom properties of the page have no effect, even if they are set on the list', async () => {
  const plain = insert();
  await shows(plain, 3);
  const look = (list: Element) => {
    const [card, title] = [getComputedStyle(one(list, 'article')), getComputedStyle(one(list, 'h3'))];
    return [card.backgroundColor, card.boxShadow, card.borderRadius, title.color, title.fontSize];
  };
  const before = look(plain);
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<style>:root, *, gyg-list{--ground:red;--surface:red;--ink:red;--action:red;--shadow-1:none;--radius-m:0;--text-xl:60px}</style>',
  );
  const list = insert();
  await shows(list, 3);
  expect(look(list)).toEqual(before);
  expect(getComputedStyle(one(list, 'a')).color).toBe(getComputedStyle(one(plain, 'a')).color);
});

test('loaded cards take no more space than was reserved', async () => {
  let answer: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const list = insert();
  const after = document.body.appendChild(document.createElement('p'));
  await eventually(() => asked.mock.calls.length).toBe(1);
  const before = after.getBoundingClientRect().top;
  answer(pageWith(4));
  await shows(list, 4);
  expect(after.getBoundingClientRect().top).toBe(before);
});

test('a narrow container gets fewer columns, at any window width', async () => {
  const list = insert();
  await shows(list, 3);
  const at = async (width: number) => {
    document.body.style.width = `${width}px`;
    return columns(list);
  };
  expect([await at(1200), await at(1000), await at(600), await at(360)]).toEqual([4, 3, 2, 1]);
});

test('one column shows four cards at first, and all loaded cards after a click', async () => {
  document.body.style.width = '360px';
  let answer: (response: Response) => void = () => {};
  asked.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const list = insert();
  await eventually(() => asked.mock.calls.length).toBe(1);
  expect(inside(list, '[aria-busy=true] li')).toHaveLength(4);
  answer(pageWith(12, 14));
  await shows(list, 4);
  expect(one(list, '[role=status]').textContent).toBe('4 of 14 gygs');
  one(list, 'button').click();
  await shows(list, 12);
  await eventually(() => list.shadowRoot?.activeElement?.textContent).toBe('Clean-up 4');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a picture that does not load is replaced by the goal’s poster', async () => {
  asked.mockImplementation(async () =>
    Response.json({ gygs: [buildGyg({ gygHero: 'data:image/png;base64,broken' })], total: 1, page: 0, pageSize: 12 }),
  );
  const list = insert();
  await shows(list, 1);
  await eventually(() => inside(list, 'img').length).toBe(0);
});

test.each(['light', 'dark'])(
  'axe finds no problems in the %s theme: loading, shown, empty and failed',
  async (theme) => {
    asked.mockImplementation(silent);
    document.title = 'A partner';
    document.body.style.backgroundColor = theme === 'dark' ? '#111' : '#fff';
    const loading = insert({ theme });
    asked.mockImplementation(async () => pageWith(12, 14));
    const shown = insert({ theme, organization: 'two', win: 'true', host: 'others' });
    await shows(shown, 12);
    asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
    const failed = insert({ theme, organization: 'three' });
    await eventually(() => inside(failed, '[role=alert]').length).toBe(1);
    const found = await axe.run({ include: [loading, shown, failed] }, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);
