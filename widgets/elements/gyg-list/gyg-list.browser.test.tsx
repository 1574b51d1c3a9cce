import { expect, test, vi } from 'vitest';
import './define';
import { asked, cards, eventually, insert, inside, onCleanPage, one, pageWith, platform, shows, urls } from './testing';

onCleanPage();

test('cards show title, time, place and open places, and link to the platform', async () => {
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

test('one call without preflight fetches the list', async () => {
  await shows(insert({ states: 'po', host: 'others', tags: '#sea, beach' }), 3);
  expect(urls().map(String)).toEqual([
    `${platform}/api/gygs/view/organization/ren-kust?states=po&host=others&tags=sea%2Cbeach&page=0&pageSize=12&lang=en`,
  ]);
});

test('gygs of other hosts show their host', async () => {
  const list = insert({ host: 'others' });
  await shows(list, 3);
  expect(cards(list)[0]?.textContent).toContain('Ren Kust Bohuslän');
});

test('a failure is shown with a link to the platform, and a retry loads the list', async () => {
  asked.mockImplementationOnce(async () => Response.json({ code: 'request.invalid' }, { status: 400 }));
  const list = insert();
  await eventually(() => inside(list, '[role=alert]').length).toBe(1);
  expect(one(list, '[role=alert] a').getAttribute('href')).toBe(`${platform}/search`);
  one(list, '[role=alert] button').click();
  await shows(list, 3);
  await eventually(() => list.shadowRoot?.activeElement?.textContent).toBe('Clean-up 0');
  expect(inside(list, '[role=alert]')).toHaveLength(0);
});

test('an unknown organisation shows an error with its name', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
  const list = insert({ organization: 'no-such' });
  await eventually(() => inside(list, '[role=alert]')[0]?.textContent).toContain('“no-such”');
});

test('a list without organisation shows an error and makes no request', async () => {
  const list = insert({ organization: '' });
  await eventually(() => inside(list, '[role=alert]')[0]?.textContent).toContain('“organization”');
  expect(asked).not.toHaveBeenCalled();
});

test('shows nothing if no gygs match, or the author’s text', async () => {
  asked.mockImplementation(async () => pageWith(0));
  const list = insert();
  await eventually(() => list.shadowRoot?.childElementCount).toBe(0);
  expect(list.offsetHeight).toBe(0);
  list.setAttribute('when-empty', 'Nothing planned yet');
  await eventually(() => list.shadowRoot?.textContent).toBe('Nothing planned yet');
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

test('leaves a click for a new tab to the browser', async () => {
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

test('the page gets the total after the list is shown', async () => {
  asked.mockImplementation(async () => pageWith(12, 30));
  const seen: [number, number][] = [];
  const heard = (event: HTMLElementEventMap['gyg-list-loaded']) =>
    seen.push([event.detail.total, event.target instanceof Element ? cards(event.target).length : 0]);
  document.body.addEventListener('gyg-list-loaded', heard);
  insert();
  await eventually(() => seen).toEqual([[30, 12]]);
  document.body.removeEventListener('gyg-list-loaded', heard);
});

test('a button loads further pages, and the first new card gets focus', async () => {
  asked.mockImplementationOnce(async () => pageWith(12, 14)).mockImplementationOnce(async () => pageWith(2, 14, 12));
  const list = insert();
  await shows(list, 12);
  expect(one(list, '[role=status]').textContent).toBe('12 of 14 gygs');
  one(list, 'button').click();
  await shows(list, 14);
  expect(urls().at(-1)?.searchParams.get('page')).toBe('1');
  await eventually(() => list.shadowRoot?.activeElement?.textContent).toBe('Clean-up 12');
  expect(inside(list, 'button')).toHaveLength(0);
  expect(one(list, '[role=status]').textContent).toBe('14 of 14 gygs');
});

test('a further page that fails keeps the shown cards', async () => {
  asked
    .mockImplementationOnce(async () => pageWith(12, 14))
    .mockImplementationOnce(async () => Response.json({ code: 'request.too_many' }, { status: 429 }))
    .mockImplementationOnce(async () => pageWith(2, 14, 12));
  const list = insert();
  await shows(list, 12);
  one(list, 'button').click();
  await eventually(() => one(list, 'button').textContent).toBe('Try again');
  expect(cards(list)).toHaveLength(12);
  one(list, 'button').click();
  await shows(list, 14);
});

test('a refresh bypasses the cache and keeps the shown cards if it fails', async () => {
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

test('fetches the list again if the tab becomes visible after more than thirty seconds, not before', async () => {
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
