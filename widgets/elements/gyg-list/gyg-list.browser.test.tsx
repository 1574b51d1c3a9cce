import { buildGyg } from '@gyg/contract/testing';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './define';
import type { GygListElement } from './gyg-list-element';

const platform = 'https://gyg.example';
const asked = vi.fn<typeof fetch>();
// A picture of one pixel: tests must not depend on a network.
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const gygs = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    buildGyg({
      id: `gyg-${from + index}`,
      title: `Clean-up ${from + index}`,
      friendlyUrl: `clean-up-${from + index}`,
      gygHero: picture,
      positionsLeft: 18,
      itemsLeft: 6,
    }),
  );
const pageWith = (count: number, total = count, from = 0) =>
  Response.json({ gygs: gygs(count, from), total, page: from / 12, pageSize: 12 });
const urls = () => asked.mock.calls.map(([input]) => new URL(String(input)));
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

function insert(attributes: Record<string, string> = {}): GygListElement {
  const list = document.createElement('gyg-list');
  for (const [name, value] of Object.entries({ organization: 'ren-kust', api: platform, ...attributes }))
    list.setAttribute(name, value);
  document.body.append(list);
  return list;
}
const inside = (list: Element, selector: string) => [
  ...(list.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const one = (list: Element, selector: string): HTMLElement => {
  const [found] = inside(list, selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const cards = (list: Element) => inside(list, 'article');
const shows = (list: Element, count: number) => expect.poll(() => cards(list).length).toBe(count);
const columns = (list: Element) => getComputedStyle(one(list, 'ul')).gridTemplateColumns.split(' ').length;

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => pageWith(3));
  vi.stubGlobal('fetch', asked);
  document.body.replaceChildren();
  document.body.style.width = '1240px';
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
});

test('cards say what, when, where and what is left, and lead to the platform', async () => {
  const list = insert();
  await shows(list, 3);
  const card = cards(list)[0];
  expect(card?.textContent).toContain('Clean-up 0');
  expect(card?.textContent).toContain('Upcoming');
  expect(card?.textContent).toContain('18 positions, 6 items');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe(`${platform}/go/ren-kust-bohuslan/clean-up-0`);
  expect(card?.querySelector('a')?.hasAttribute('target')).toBe(false);
  expect(one(list, '[part=footer] a').getAttribute('href')).toBe(platform);
});

test('one call without preflight fetches all', async () => {
  await shows(insert({ states: 'po', host: 'others', tags: '#sea, beach' }), 3);
  expect(urls().map(String)).toEqual([
    `${platform}/api/gygs/view/organization/ren-kust?states=po&host=others&tags=sea%2Cbeach&page=0&pageSize=12`,
  ]);
});

test('the gygs of others name their host', async () => {
  const list = insert({ host: 'others' });
  await shows(list, 3);
  expect(cards(list)[0]?.textContent).toContain('Ren Kust Bohuslän');
});

test('a changed, emptied or removed attribute counts at once', async () => {
  const list = insert({ row: '2', states: 'p' });
  await shows(list, 3);
  expect(columns(list)).toBe(2);
  list.setAttribute('row', '');
  await expect.poll(() => columns(list)).toBe(4);
  list.setAttribute('row', '3');
  await expect.poll(() => columns(list)).toBe(3);
  list.removeAttribute('row');
  await expect.poll(() => columns(list)).toBe(4);
  list.removeAttribute('states');
  await expect.poll(() => urls().at(-1)?.searchParams.get('states')).toBe('pof');
});

test('aliases count where the own name is missing', async () => {
  const list = insert({ 'gygs-per-row': '3', 'bg-color': '#f7f1e3', 'new-window': 'true' });
  await shows(list, 3);
  expect(columns(list)).toBe(3);
  expect(getComputedStyle(one(list, '[part=base]')).backgroundColor).toBe('rgb(247, 241, 227)');
  expect(cards(list)[0]?.querySelector('a')?.target).toBe('_blank');
  list.setAttribute('row', '1');
  await expect.poll(() => columns(list)).toBe(1);
});

test('bad values fall back to what the specification gives', async () => {
  const list = insert({ row: 'many', bg: 'red;', width: '-3', win: 'yes', states: 'xyz', theme: 'sepia' });
  await shows(list, 3);
  expect(columns(list)).toBe(4);
  expect(one(list, '[part=base]').style.backgroundColor).toBe('');
  expect(one(list, '[part=base]').style.width).toBe('100%');
  expect(cards(list)[0]?.querySelector('a')?.hasAttribute('target')).toBe(false);
  expect(urls()[0]?.searchParams.get('states')).toBe('pof');
});

test('several attributes set in one go are one call', async () => {
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
  list.setAttribute('row', '9');
  expect([list.row, list.tags, list.win]).toEqual([4, ['sea', 'beach'], true]);
});

test('a property set before the code was there is not lost', async () => {
  const list = document.createElement('gyg-list');
  // As it stands on an element that waits for its definition.
  Object.defineProperty(list, 'organization', { value: 'early', configurable: true, writable: true, enumerable: true });
  list.setAttribute('api', platform);
  document.body.append(list);
  await shows(list, 3);
  expect(list.getAttribute('organization')).toBe('early');
  expect(urls()[0]?.pathname).toContain('/early');
});

test('two lists on a page do not know each other', async () => {
  const first = insert({ organization: 'one' });
  const second = insert({ organization: 'two', language: 'sv' });
  await shows(first, 3);
  await shows(second, 3);
  expect(urls().map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['one', 'two']);
  expect(one(first, '[part=base]').lang).toBe('en');
  expect(one(second, '[part=base]').lang).toBe('sv');
});

test('an element that is not in the document asks nothing', async () => {
  const list = document.createElement('gyg-list');
  list.setAttribute('organization', 'ghost');
  await shows(insert(), 3);
  expect(urls()).toHaveLength(1);
});

test('leaving the document ends the request, coming back asks again', async () => {
  asked.mockImplementationOnce(silent);
  const list = insert();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const signal = asked.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  list.remove();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(list.shadowRoot?.childElementCount).toBe(0);
  document.body.append(list);
  await shows(list, 3);
});

test('an element moved within the page shows its list again', async () => {
  const list = insert();
  await shows(list, 3);
  const aside = document.body.appendChild(document.createElement('aside'));
  aside.append(list);
  await shows(list, 3);
});

test('a failure is told with a way to the platform, and a retry brings the list', async () => {
  asked.mockImplementationOnce(async () => Response.json({ code: 'request.invalid' }, { status: 400 }));
  const list = insert();
  await expect.poll(() => inside(list, '[role=alert]').length).toBe(1);
  expect(one(list, '[role=alert] a').getAttribute('href')).toBe(`${platform}/search`);
  one(list, '[role=alert] button').click();
  await shows(list, 3);
  expect(inside(list, '[role=alert]')).toHaveLength(0);
});

test('an unknown organisation is named to who pasted the list', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
  const list = insert({ organization: 'no-such' });
  await expect.poll(() => inside(list, '[role=alert]')[0]?.textContent).toContain('“no-such”');
});

test('a list without organisation says so and asks nothing', async () => {
  const list = insert({ organization: '' });
  await expect.poll(() => inside(list, '[role=alert]')[0]?.textContent).toContain('“organization”');
  expect(asked).not.toHaveBeenCalled();
});

test('nothing is shown where none match, or the author’s words', async () => {
  asked.mockImplementation(async () => pageWith(0));
  const list = insert();
  await expect.poll(() => list.shadowRoot?.childElementCount).toBe(0);
  expect(list.offsetHeight).toBe(0);
  list.setAttribute('when-empty', 'Nothing planned yet');
  await expect.poll(() => list.shadowRoot?.textContent).toBe('Nothing planned yet');
});

test('opening a gyg can be prevented by the page', async () => {
  const list = insert();
  await shows(list, 3);
  const opened: unknown[] = [];
  document.body.addEventListener(
    'gyg-list-open',
    (event) => {
      event.preventDefault();
      opened.push(event.detail);
    },
    { once: true },
  );
  const link = one(list, 'article a');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  expect(link.dispatchEvent(click)).toBe(false);
  expect(opened).toEqual([{ id: 'gyg-0', title: 'Clean-up 0', url: `${platform}/go/ren-kust-bohuslan/clean-up-0` }]);
});

test('a click that asks for a new tab is left to the browser', async () => {
  const list = insert();
  await shows(list, 3);
  const opened = vi.fn();
  list.addEventListener('gyg-list-open', opened);
  const halt = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', halt, { once: true });
  one(list, 'article a').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }),
  );
  expect(opened).not.toHaveBeenCalled();
});

test('the page learns how many there are once they are shown', async () => {
  asked.mockImplementation(async () => pageWith(12, 30));
  const seen: [number, number][] = [];
  const heard = (event: HTMLElementEventMap['gyg-list-loaded']) =>
    seen.push([event.detail.total, event.target instanceof Element ? cards(event.target).length : 0]);
  document.body.addEventListener('gyg-list-loaded', heard);
  insert();
  await expect.poll(() => seen).toEqual([[30, 12]]);
  document.body.removeEventListener('gyg-list-loaded', heard);
});

test('further pages come by a button, and the first new card gets the focus', async () => {
  asked.mockImplementationOnce(async () => pageWith(12, 14)).mockImplementationOnce(async () => pageWith(2, 14, 12));
  const list = insert();
  await shows(list, 12);
  expect(one(list, '[role=status]').textContent).toBe('12 of 14 gygs');
  one(list, 'button').click();
  await shows(list, 14);
  expect(urls().at(-1)?.searchParams.get('page')).toBe('1');
  await expect.poll(() => list.shadowRoot?.activeElement?.textContent).toBe('Clean-up 12');
  expect(inside(list, 'button')).toHaveLength(0);
  expect(one(list, '[role=status]').textContent).toBe('14 of 14 gygs');
});

test('a further page that fails leaves what is shown', async () => {
  asked
    .mockImplementationOnce(async () => pageWith(12, 14))
    .mockImplementationOnce(async () => Response.json({ code: 'request.too_many' }, { status: 429 }))
    .mockImplementationOnce(async () => pageWith(2, 14, 12));
  const list = insert();
  await shows(list, 12);
  one(list, 'button').click();
  await expect.poll(() => one(list, 'button').textContent).toBe('Try again');
  expect(cards(list)).toHaveLength(12);
  one(list, 'button').click();
  await shows(list, 14);
});

test('a refresh asks past the cache and keeps what is shown if it fails', async () => {
  const list = insert();
  await shows(list, 3);
  asked.mockImplementation(async () => pageWith(4));
  await list.refresh();
  await shows(list, 4);
  expect(asked.mock.calls.at(-1)?.[1]).toMatchObject({ cache: 'no-cache' });
  asked.mockImplementation(async () => Response.json({ code: 'request.too_many' }, { status: 429 }));
  await list.refresh();
  expect(cards(list)).toHaveLength(4);
});

test('seen again after more than thirty seconds the list is asked for anew, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const list = insert();
  await shows(list, 3);
  vi.setSystemTime(Date.now() + 29_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the page around decides language and theme, and a change is followed', async () => {
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
  await expect.poll(() => base.dataset.theme).toBe('dark');
  await expect.poll(() => base.lang).toBe('en');
  await expect.poll(() => getComputedStyle(cards(list)[0] ?? base).backgroundColor).not.toBe(light);
});

test('styles live in the shadow: the page’s own reach neither in nor out', async () => {
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
  // The face alone comes in.
  expect(getComputedStyle(one(list, 'h3')).fontFamily).toBe('monospace');
});

test('custom properties and parts are the page’s way in', async () => {
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

test('cards that arrive take no more room than was kept for them', async () => {
  let answer: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const list = insert();
  const after = document.body.appendChild(document.createElement('p'));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const before = after.getBoundingClientRect().top;
  answer(pageWith(4));
  await shows(list, 4);
  expect(after.getBoundingClientRect().top).toBe(before);
});

test('a narrow place gets fewer columns, whatever the window', async () => {
  const list = insert();
  await shows(list, 3);
  const at = async (width: number) => {
    document.body.style.width = `${width}px`;
    return columns(list);
  };
  expect([await at(1200), await at(1000), await at(600), await at(360)]).toEqual([4, 3, 2, 1]);
});

test('one column shows four at first, and all that came at a press', async () => {
  document.body.style.width = '360px';
  asked.mockImplementation(async () => pageWith(12, 14));
  const list = insert();
  await shows(list, 4);
  expect(one(list, '[role=status]').textContent).toBe('4 of 14 gygs');
  one(list, 'button').click();
  await shows(list, 12);
  await expect.poll(() => list.shadowRoot?.activeElement?.textContent).toBe('Clean-up 4');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a picture that does not come gives way to the goal’s poster', async () => {
  asked.mockImplementation(async () =>
    Response.json({ gygs: [buildGyg({ gygHero: 'data:image/png;base64,broken' })], total: 1, page: 0, pageSize: 12 }),
  );
  const list = insert();
  await shows(list, 1);
  await expect.poll(() => inside(list, 'img').length).toBe(0);
});

test.each(['light', 'dark'])('axe finds nothing in the %s theme, loading, shown, empty and failed', async (theme) => {
  asked.mockImplementation(silent);
  document.title = 'A partner';
  document.body.style.backgroundColor = theme === 'dark' ? '#111' : '#fff';
  const loading = insert({ theme });
  asked.mockImplementation(async () => pageWith(12, 14));
  const shown = insert({ theme, organization: 'two', win: 'true', host: 'others' });
  await shows(shown, 12);
  asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
  const failed = insert({ theme, organization: 'three' });
  await expect.poll(() => inside(failed, '[role=alert]').length).toBe(1);
  const found = await axe.run({ include: [loading, shown, failed] }, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
