import { expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import {
  asked,
  base,
  buildCard,
  cards,
  eventually,
  find,
  insert,
  inside,
  onCleanPage,
  pageWith,
  platform,
  shows,
  urls,
} from '../../testing/on-page';
import { GygListElement } from './gyg-list';

defineElement('gyg-list', GygListElement);

onCleanPage();
const list = (attributes: Record<string, string> = {}) =>
  insert('gyg-list', { organization: 'ren-kust', ...attributes });

test('cards show title, time, place and needs with numbers, and link to the platform', async () => {
  const element = list();
  await shows(element, 3);
  const text = cards(element)[0]?.textContent;
  for (const part of ['Clean-up 0', 'Sat, Jun 12, 09:30', 'Ramsvik, Sotenäs', 'Picker 13, Boat driver 2, 1 more'])
    expect(text).toContain(part);
  const link = find(element, 'article a');
  expect(link.getAttribute('href')).toBe(`${platform}/go/ren-kust-bohuslan/clean-up-0`);
  expect([link.lang, link.hasAttribute('target')]).toEqual(['en', false]);
  expect(find(element, '[part=footer] a').getAttribute('href')).toBe(platform);
  expect(find(element, 'article').textContent).not.toContain('Ren Kust Bohuslän');
});

test('one call without preflight fetches the list, with the attributes as they are written', async () => {
  await shows(list({ states: 'po', host: 'others', tags: '#sea, beach', goals: '4', sort: 'soonest', limit: '3' }), 3);
  expect(urls().map(String)).toEqual([
    `${platform}/api/cards/gyg-list?organization=ren-kust&host=others&states=po&tags=%23sea%2C+beach&goals=4&sort=soonest&limit=3&lang=en`,
  ]);
});

test('gygs of other hosts show their host', async () => {
  const element = list({ host: 'others' });
  await shows(element, 3);
  expect(cards(element)[0]?.textContent).toContain('Ren Kust Bohuslän');
});

test('the state is shown in words, and of a past gyg what came of it', async () => {
  const card = { state: 'past', stateLabel: 'Past', needs: [], moreNeeds: '', result: '43 people took part' };
  asked.mockImplementation(async () => {
    const body = await pageWith(1).json();
    return Response.json({ ...body, cards: [{ ...body.cards[0], ...card }] });
  });
  const element = list();
  await shows(element, 1);
  expect(find(element, '.facts').textContent).toContain('Past · Sat, Jun 12, 09:30');
  expect(find(element, '.needs').textContent).toBe('43 people took part');
});

test('shows nothing if no gygs match, or the author’s text', async () => {
  asked.mockImplementation(async () => pageWith(0));
  const element = list();
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  expect(element.offsetHeight).toBe(0);
  element.setAttribute('when-empty', 'Nothing planned yet');
  await eventually(() => element.shadowRoot?.textContent).toBe('Nothing planned yet');
});

test('opening a gyg can be prevented by the page', async () => {
  const element = list();
  await shows(element, 3);
  const opened: unknown[] = [];
  const heard = (event: HTMLElementEventMap['gyg-list-open']) => {
    event.preventDefault();
    opened.push(event.detail);
  };
  document.body.addEventListener('gyg-list-open', heard, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  expect(find(element, 'article a').dispatchEvent(click)).toBe(false);
  expect(opened).toEqual([{ id: 'gyg-0', title: 'Clean-up 0', url: `${platform}/go/ren-kust-bohuslan/clean-up-0` }]);
});

test('leaves a click for a new tab to the browser', async () => {
  const element = list({ win: 'true' });
  await shows(element, 3);
  expect(find(element, 'article a').getAttribute('aria-description')).toBe('opens in a new window');
  const opened = vi.fn();
  element.addEventListener('gyg-list-open', opened);
  const stay = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', stay);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    const init = { bubbles: true, cancelable: true, composed: true, ...how };
    find(element, 'article a').dispatchEvent(new MouseEvent('click', init));
  }
  expect(opened).not.toHaveBeenCalled();
  document.body.removeEventListener('click', stay);
});

test('while it loads, it says so to screen readers and hides its shapes from them', async () => {
  asked.mockImplementation(() => new Promise(() => {}));
  const element = list();
  await eventually(() => inside(element, '.wait').length).toBe(8);
  expect(find(element, '[role=status]').textContent).toBe('Loading gygs');
  expect(find(element, 'ul').getAttribute('aria-hidden')).toBe('true');
});

test('a picture is fetched for the width of its column, and an address is there for print', async () => {
  const element = list({ row: '2' });
  await shows(element, 3);
  const width = base(element).clientWidth / 2;
  expect(find(element, '.pic img').getAttribute('sizes')).toBe(`${Math.ceil(width)}px`);
  expect(find(element, '.url').textContent).toBe(`${platform}/go/ren-kust-bohuslan/clean-up-0`);
});

test('a gyg without a place has no empty line for it', async () => {
  asked.mockImplementation(async () => Response.json({ cards: [buildCard({ place: '' })], total: 1 }));
  const element = list();
  await shows(element, 1);
  expect(inside(element, '.facts p')).toHaveLength(1);
});

test('another query begins with the first rows again', async () => {
  asked.mockImplementation(async () => pageWith(12, 12));
  const element = list();
  await shows(element, 8);
  find(element, 'button').click();
  await shows(element, 12);
  element.setAttribute('states', 'p');
  await shows(element, 8);
});

test('the page gets the total after the list is shown', async () => {
  asked.mockImplementation(async () => pageWith(8, 30));
  const seen: [number, number][] = [];
  const heard = (event: HTMLElementEventMap['gyg-list-loaded']) =>
    seen.push([event.detail.total, event.target instanceof Element ? cards(event.target).length : 0]);
  document.body.addEventListener('gyg-list-loaded', heard);
  list();
  await eventually(() => seen).toEqual([[30, 8]]);
  document.body.removeEventListener('gyg-list-loaded', heard);
});

test('two rows are shown first, then all that were fetched, then further pages; the first new card gets focus', async () => {
  asked.mockImplementationOnce(async () => pageWith(12, 14)).mockImplementationOnce(async () => pageWith(2, 14, 12));
  const element = list();
  await shows(element, 8);
  expect(find(element, '[role=status]').textContent).toBe('8 of 14 gygs');
  expect(find(element, 'button').textContent).toBe('Show more (6)');
  find(element, 'button').click();
  await shows(element, 12);
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe('Clean-up 8');
  expect(asked).toHaveBeenCalledTimes(1);
  find(element, 'button').click();
  await shows(element, 14);
  expect(urls().at(-1)?.searchParams.get('page')).toBe('1');
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe('Clean-up 12');
  expect(inside(element, 'button')).toHaveLength(0);
  expect(find(element, '[role=status]').textContent).toBe('14 of 14 gygs');
});

test('a limit decides how many cards are shown before the button', async () => {
  asked.mockImplementation(async () => pageWith(12, 14));
  const element = list({ limit: '5' });
  await shows(element, 5);
  expect(find(element, 'button').textContent).toBe('Show more (9)');
});

test('a gyg that moved to the next page is shown once', async () => {
  asked.mockImplementationOnce(async () => pageWith(12, 14)).mockImplementationOnce(async () => pageWith(3, 14, 11));
  const element = list({ limit: '12' });
  await shows(element, 12);
  find(element, 'button').click();
  await shows(element, 14);
});

test('a further page that fails keeps the shown cards', async () => {
  asked
    .mockImplementationOnce(async () => pageWith(12, 14))
    .mockImplementationOnce(async () => Response.json({ code: 'request.too_many' }, { status: 429 }))
    .mockImplementationOnce(async () => pageWith(2, 14, 12));
  const element = list({ limit: '12' });
  await shows(element, 12);
  find(element, 'button').click();
  await eventually(() => inside(element, '[role=alert]')[0]?.textContent).toBe('That didn’t work.');
  expect(cards(element)).toHaveLength(12);
  find(element, 'button').click();
  await shows(element, 14);
  expect(inside(element, '[role=alert]')).toHaveLength(0);
});

test('a second press while a page is loading asks nothing', async () => {
  asked.mockImplementationOnce(async () => pageWith(12, 14)).mockImplementation(() => new Promise(() => {}));
  const element = list({ limit: '12' });
  await shows(element, 12);
  find(element, 'button').click();
  await eventually(() => find(element, 'button').textContent).toBe('Loading…');
  expect(find(element, 'button').getAttribute('aria-disabled')).toBe('true');
  find(element, 'button').click();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a refresh bypasses the cache and keeps the shown cards if it fails, with the time of the last response', async () => {
  const element = list();
  await shows(element, 3);
  asked.mockImplementation(async () => pageWith(4));
  await element.refresh();
  await shows(element, 4);
  expect(asked.mock.calls.at(-1)?.[1]).toMatchObject({ cache: 'no-cache' });
  asked.mockImplementation(async () => Response.json({ code: 'request.too_many' }, { status: 429 }));
  await element.refresh();
  expect(cards(element)).toHaveLength(4);
  expect(find(element, '[part=note]').textContent).toMatch(/^Last updated \d\d:\d\d\.$/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await element.refresh();
  expect(find(element, '[part=note]').textContent).toMatch(
    /^You’re offline, so the gygs can’t be fetched\. Last updated \d\d:\d\d\.$/,
  );
});

test('a card that did not change keeps its nodes when the list is refreshed', async () => {
  const element = list();
  await shows(element, 3);
  const [first] = cards(element);
  find(element, 'article a').focus();
  asked.mockImplementation(async () => pageWith(4));
  await element.refresh();
  await shows(element, 4);
  expect(cards(element)[0]).toBe(first);
  expect(element.shadowRoot?.activeElement?.textContent).toBe('Clean-up 0');
});

test('fetches the list again if the tab becomes visible after more than thirty seconds, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const element = list();
  await shows(element, 3);
  vi.setSystemTime(Date.now() + 29_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(2);
});
