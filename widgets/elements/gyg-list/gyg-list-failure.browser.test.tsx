import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
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
  pageWith,
  platform,
  shows,
} from '../../testing/on-page';
import { GygListElement } from './gyg-list';

defineElement('gyg-list', GygListElement);

onCleanPage();
const warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  warned.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const refuse = (code: string, status: number, headers = {}) =>
  asked.mockImplementation(async () => Response.json({ code }, { status, headers }));
const errors: unknown[] = [];
document.addEventListener('gyg-error', (event) => errors.push(event.detail));
beforeEach(() => errors.splice(0));
const list = (attributes: Record<string, string> = {}) =>
  insert('gyg-list', { organization: 'ren-kust', ...attributes });

test('a failure without content of the author is shown with a link to the platform, and a retry loads the list', async () => {
  refuse('request.invalid', 400);
  const element = list();
  await eventually(() => inside(element, '[role=alert]').length).toBe(1);
  expect(find(element, '[role=alert] a').getAttribute('href')).toBe(platform);
  asked.mockImplementation(async () => pageWith(3));
  find(element, 'button').click();
  await shows(element, 3);
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe('Clean-up 0');
  expect(inside(element, '[part=error]')).toHaveLength(0);
  find(element, '[part=footer] a').focus();
  await element.refresh();
  expect(element.shadowRoot?.activeElement?.textContent).not.toBe('Clean-up 0');
});

test('a failure shows the author’s own content and a quiet retry, without words of the platform', async () => {
  refuse('request.invalid', 400);
  const element = list();
  element.innerHTML = '<p>Our gygs hang by the library.</p>';
  await eventually(() => inside(element, 'slot').length).toBe(1);
  expect(element.querySelector('p')?.offsetHeight).toBeGreaterThan(0);
  expect(element.shadowRoot?.textContent).toBe('Try again');
  asked.mockImplementation(async () => pageWith(3));
  find(element, 'button').click();
  await shows(element, 3);
  expect(element.querySelector('p')?.offsetHeight).toBe(0);
});

const cardWith = (over: object) => Response.json({ cards: [{ ...buildCard(), ...over }], total: 1 });

/** How often a list was said to be loaded while `act` ran. */
async function loadedBy(element: Element, act: () => Promise<void>): Promise<number> {
  const heard = vi.fn();
  element.addEventListener('gyg-list-loaded', heard);
  await act();
  return heard.mock.calls.length;
}

test('a refresh or a further page that fails sends the page one error event, and none that it is loaded', async () => {
  asked.mockImplementation(async () => pageWith(12, 14));
  const element = list({ limit: '12' });
  await shows(element, 12);
  refuse('request.too_many', 429, { 'Retry-After': '12' });
  expect(await loadedBy(element, () => element.refresh())).toBe(0);
  expect(errors).toEqual([{ code: 'request.too_many', status: 429, retryIn: 12 }]);
  element.setAttribute('row', '2');
  await eventually(() => columns(element)).toBe(2);
  expect(errors).toHaveLength(1);
  find(element, 'button').click();
  await eventually(() => errors.length).toBe(2);
  asked.mockImplementation(async () => pageWith(2, 14, 12));
  const more = async () => {
    find(element, 'button').click();
    await shows(element, 14);
    element.setAttribute('row', '3');
    await eventually(() => columns(element)).toBe(3);
  };
  expect(await loadedBy(element, more)).toBe(1);
  expect(errors).toHaveLength(2);
});

test('a list that does not exist any more gives way to the failure when it is refreshed', async () => {
  const element = list();
  await shows(element, 3);
  refuse('org.missing', 404);
  await element.refresh();
  expect([cards(element).length, inside(element, '[part=error]').length]).toEqual([0, 1]);
});

test('a list that failed sends the page one error event, however often it is drawn', async () => {
  refuse('request.invalid', 400);
  const element = list();
  await eventually(() => errors.length).toBe(1);
  element.setAttribute('width', '50');
  await eventually(() => base(element).style.width).toBe('50%');
  expect(errors).toHaveLength(1);
});

test('a removed list that failed asks nothing when the connection is back', async () => {
  refuse('request.invalid', 400);
  const element = list();
  await eventually(() => errors.length).toBe(1);
  element.remove();
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  const before = asked.mock.calls.length;
  dispatchEvent(new Event('online'));
  expect(asked.mock.calls.length).toBe(before);
});

test('an old list is fetched again when the connection is back, but not while its tab is hidden', async () => {
  const element = list();
  await shows(element, 3);
  refuse('request.too_many', 429);
  await element.refresh();
  asked.mockImplementation(async () => pageWith(4));
  const before = asked.mock.calls.length;
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('online'));
  expect(asked.mock.calls.length).toBe(before);
  visibility.mockRestore();
  dispatchEvent(new Event('online'));
  await shows(element, 4);
  expect(inside(element, '[part=note]')).toHaveLength(0);
});

test('the developer is told what is wrong, visitors are not', async () => {
  refuse('org.missing', 404);
  const element = list({ organization: 'no-such' });
  await eventually(() => errors).toEqual([{ code: 'org.missing', status: 404, retryIn: null }]);
  expect(warned.mock.calls[0]?.[0]).toBe('[gyg] <gyg-list>: org.missing (404)');
  expect(find(element, '[role=alert]').textContent).not.toContain('no-such');
});

test('a list without organisation makes no request and tells the developer', async () => {
  list({ organization: ' ' });
  await eventually(() => errors).toEqual([{ code: 'option.missing', status: 0, retryIn: null }]);
  expect(asked).not.toHaveBeenCalled();
});

test('the page learns when the server wants to be asked again', async () => {
  refuse('request.too_many', 429, { 'Retry-After': '12' });
  list();
  await eventually(() => errors).toEqual([{ code: 'request.too_many', status: 429, retryIn: 12 }]);
});

test.each([
  ['a page instead of data', () => new Response('<html>')],
  ['data of another shape', () => Response.json({ cards: [{ id: 1 }], total: 1 })],
  ['a card that leads to another site', () => cardWith({ url: '//evil.example/' })],
  ['a card that does so with a backslash', () => cardWith({ url: '/\\evil.example/' })],
  ['a card that does so with a tab', () => cardWith({ url: '/\t/evil.example/' })],
  ['a card that is no path', () => cardWith({ url: 'javascript:alert(1)' })],
  ['a card without a title', () => cardWith({ title: null })],
  ['a card whose needs are no list', () => cardWith({ needs: null })],
])('%s is a failure', async (_name, respond) => {
  asked.mockImplementation(async () => respond());
  list();
  await eventually(() => errors).toEqual([expect.objectContaining({ code: 'answer.unreadable' })]);
});

test('a list that failed loads when the connection is back', async () => {
  refuse('request.invalid', 400);
  const element = list();
  await eventually(() => inside(element, '[part=error]').length).toBe(1);
  asked.mockImplementation(async () => pageWith(3));
  dispatchEvent(new Event('online'));
  await shows(element, 3);
});
