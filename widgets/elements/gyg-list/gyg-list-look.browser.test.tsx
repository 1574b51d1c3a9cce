import axe from 'axe-core';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { reservedHeight } from '../../core/reserved-height';
import {
  asked,
  base,
  buildCard,
  cards,
  columns,
  eventually,
  find,
  insert,
  inside,
  onCleanPage,
  pageStyle,
  pageWith,
  shows,
  silent,
} from '../../testing/on-page';
import { contrast, painted } from '../../testing/painted';
import { GygListElement } from './gyg-list';

defineElement('gyg-list', GygListElement);

onCleanPage();
const list = (attributes: Record<string, string> = {}) =>
  insert('gyg-list', { organization: 'ren-kust', ...attributes });

test('the page decides language, theme and text colour, and changes take effect', async () => {
  document.documentElement.lang = 'sv-SE';
  const element = list();
  await shows(element, 3);
  expect([base(element).lang, base(element).dataset.theme]).toEqual(['sv', 'light']);
  document.documentElement.style.color = 'rgb(240, 240, 250)';
  document.documentElement.lang = 'en';
  await eventually(() => base(element).dataset.theme).toBe('dark');
  await eventually(() => base(element).lang).toBe('en');
  expect(getComputedStyle(find(element, 'h3')).color).toBe('rgb(240, 240, 250)');
});

test('a set theme or background decides the text colour instead', async () => {
  const dark = list({ theme: 'dark' });
  const onBlue = list({ bg: '102a33' });
  await shows(dark, 3);
  await shows(onBlue, 3);
  expect([dark, onBlue].map((element) => base(element).dataset.theme)).toEqual(['dark', 'dark']);
  const [first, second] = [dark, onBlue].map((element) => getComputedStyle(find(element, 'h3')).color);
  expect(first).toBe(second);
  expect(first).not.toBe(getComputedStyle(document.body).color);
});

test('texts read from left to right on a page that does not', async () => {
  document.documentElement.dir = 'rtl';
  const element = list();
  await shows(element, 3);
  expect(getComputedStyle(find(element, 'h3')).direction).toBe('ltr');
  document.documentElement.removeAttribute('dir');
});

test('styles do not leak into or out of the shadow root, not even those for the element itself', async () => {
  pageStyle(
    'a{color:red!important} article{display:none} html{font-size:10px} body{text-transform:uppercase;font-family:monospace;font-size:18px} *{letter-spacing:9px} gyg-list{text-transform:uppercase;text-align:right;line-height:3;word-spacing:2em;display:inline}',
  );
  const element = list();
  await shows(element, 3);
  const style = getComputedStyle(find(element, 'h3'));
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
  expect(getComputedStyle(find(element, 'article a')).color).not.toBe('rgb(255, 0, 0)');
  expect([style.textTransform, style.letterSpacing, style.textAlign, style.wordSpacing]).toEqual([
    'none',
    'normal',
    'start',
    '0px',
  ]);
  expect([style.fontSize, style.lineHeight, style.fontFamily]).toEqual(['21.6px', '27px', 'monospace']);
  expect(getComputedStyle(find(element, 'article')).display).toBe('flex');
  expect(columns(element)).toBe(4);
});

test('custom properties and parts style the list', async () => {
  asked.mockImplementation(async () => pageWith(12, 14));
  pageStyle(
    'gyg-list{--gyg-accent:rgb(0, 80, 120);--gyg-radius:2px;--gyg-gap:40px;--gyg-font:cursive;--gyg-surface:rgb(9, 9, 9)} gyg-list::part(card){outline:1px solid rgb(1, 2, 3)}',
  );
  const element = list();
  await shows(element, 8);
  const article = getComputedStyle(find(element, 'article'));
  expect(painted(getComputedStyle(find(element, 'button')).color)).toEqual([0, 80, 120]);
  expect([article.borderRadius, article.backgroundColor, article.outlineColor]).toEqual([
    '2px',
    'rgb(9, 9, 9)',
    'rgb(1, 2, 3)',
  ]);
  expect(getComputedStyle(find(element, 'ul')).rowGap).toBe('40px');
  expect(getComputedStyle(find(element, 'h3')).fontFamily).toBe('cursive');
  expect(getComputedStyle(find(element, 'button')).fontFamily).toBe('cursive');
});

test.each([
  ['light', '#ffc9bf', '#fffdf8'],
  ['light', '#ffee00', '#fffdf8'],
  ['dark', '#9c2f24', '#1b2923'],
  ['dark', '#0000ff', '#1b2923'],
])('on a %s page an accent of %s can be read', async (theme, accent, ground) => {
  asked.mockImplementation(async () => pageWith(12, 14));
  pageStyle(`gyg-list { --gyg-accent: ${accent} }`);
  const element = list({ theme });
  await shows(element, 8);
  expect(contrast(getComputedStyle(find(element, 'button')).color, ground)).toBeGreaterThan(4.5);
});

test('other custom properties of the page have no effect, even if they are set on the list', async () => {
  const look = (element: Element) => {
    const [card, link] = [
      getComputedStyle(find(element, 'article')),
      getComputedStyle(find(element, '[part=footer] a')),
    ];
    return [card.backgroundColor, card.borderColor, card.borderRadius, link.color, link.outlineColor];
  };
  const plain = list({ theme: 'light' });
  await shows(plain, 3);
  const before = look(plain);
  pageStyle(
    ':root, *, gyg-list{--surface:red;--ink:red;--action:red;--focus:red;--a:red;--r:0;--line:red;--columns:7}',
  );
  const element = list({ theme: 'light' });
  await shows(element, 3);
  expect(look(element)).toEqual(before);
  expect(columns(element)).toBe(4);
});

test.each([
  [1240, {}],
  [1000, {}],
  [640, { host: 'others' }],
  [360, {}],
  [1240, { row: '3', limit: '3' }],
  [1240, { bg: '#eee' }],
  [1240, { width: '50' }],
])('at %i px the loader reserves the height that the cards then have (%o)', async (width, attributes) => {
  document.body.style.width = `${width}px`;
  let respond: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const element = list(attributes);
  await eventually(() => asked.mock.calls.length).toBe(1);
  await eventually(() => inside(element, '.wait').length).toBeGreaterThan(0);
  const reserved = reservedHeight(element);
  expect(Math.abs(element.offsetHeight - reserved)).toBeLessThan(1);
  const waiting = element.getBoundingClientRect().height;
  respond(pageWith(12, 20));
  await eventually(() => cards(element).length).toBe(inside(element, 'li').length);
  await eventually(() => inside(element, '.wait').length).toBe(0);
  expect(element.getBoundingClientRect().height).toBe(waiting);
});

test('fewer cards than reserved leave what stands below in its place until the visitor acts', async () => {
  let respond: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  document.body.style.width = '600px';
  const element = list({ limit: '2', row: '1', width: '20' });
  const after = document.body.appendChild(document.createElement('p'));
  await eventually(() => inside(element, '.wait').length).toBe(2);
  const top = after.getBoundingClientRect().top;
  expect(top).toBeLessThan(innerHeight * 3);
  document.documentElement.style.setProperty('height', '9000px');
  scrollTo(0, Math.max(0, top - 200));
  const seen = after.getBoundingClientRect().top;
  respond(pageWith(1));
  await shows(element, 1);
  expect(after.getBoundingClientRect().top).toBe(seen);
  dispatchEvent(new Event('pointerdown'));
  expect(after.getBoundingClientRect().top).toBeLessThan(seen);
  scrollTo(0, 0);
});

test('a narrow container gets fewer columns, at any window width, and one column four cards', async () => {
  asked.mockImplementation(async () => pageWith(12, 14));
  const element = list();
  await shows(element, 8);
  const at = async (width: number, count: number) => {
    document.body.style.width = `${width}px`;
    await shows(element, count);
    return columns(element);
  };
  expect([await at(1240, 8), await at(1000, 6), await at(360, 4)]).toEqual([4, 3, 1]);
  document.body.style.width = '600px';
  await eventually(() => columns(element)).toBe(2);
});

test('a long title, place and list of needs do not make a card higher', async () => {
  const long = 'Responsibilities, representations and an extraordinarily long afternoon of mending '.repeat(3);
  const needs = [1, 2, 3].map((count) => ({ title: long, count }));
  const other = buildCard({ id: 'long', title: long, place: long, when: long, needs });
  asked.mockImplementation(async () => Response.json({ cards: [buildCard(), other], total: 2 }));
  const element = list({ row: '1' });
  await shows(element, 2);
  const [first, second] = cards(element).map((card) => card.offsetHeight);
  expect(second).toBe(first);
});

test('a picture that does not load is replaced by the goal’s colour and number', async () => {
  const picture = { src: 'data:image/png;base64,broken', srcset: '' };
  asked.mockImplementation(async () => Response.json({ cards: [buildCard({ picture })], total: 1 }));
  const element = list();
  await shows(element, 1);
  await eventually(() => inside(element, '.pic > img').length).toBe(0);
  expect(getComputedStyle(find(element, '.pic')).backgroundColor).toBe('rgb(10, 151, 217)');
  await eventually(() => find(element, '.tile').textContent).toBe('14');
});

test.each(['light', 'dark'])(
  'axe finds no problems in the %s theme: loading, shown, empty and failed',
  async (theme) => {
    asked.mockImplementation(silent);
    document.title = 'A partner';
    document.body.style.backgroundColor = theme === 'dark' ? '#111' : '#fff';
    const loading = list({ theme });
    asked.mockImplementation(async () => pageWith(12, 14));
    const shown = list({ theme, organization: 'two', win: 'true', host: 'others' });
    await shows(shown, 8);
    asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
    const failed = list({ theme, organization: 'three' });
    await eventually(() => inside(failed, '[role=alert]').length).toBe(1);
    const results = await axe.run({ include: [loading, shown, failed] }, { rules: { region: { enabled: false } } });
    expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    document.body.style.backgroundColor = '';
  },
);
