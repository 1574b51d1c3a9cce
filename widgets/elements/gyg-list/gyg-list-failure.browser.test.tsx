import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asked, eventually, insert, inside, onCleanPage, one, pageWith, platform, shows } from '../../testing/on-page';
import './define';

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
  const made = list();
  await eventually(() => inside(made, '[role=alert]').length).toBe(1);
  expect(one(made, '[role=alert] a').getAttribute('href')).toBe(platform);
  asked.mockImplementation(async () => pageWith(3));
  one(made, 'button').click();
  await shows(made, 3);
  await eventually(() => made.shadowRoot?.activeElement?.textContent).toBe('Clean-up 0');
  expect(inside(made, '[part=error]')).toHaveLength(0);
});

test('a failure shows the author’s own content and a quiet retry, without words of the platform', async () => {
  refuse('request.invalid', 400);
  const made = list();
  made.innerHTML = '<p>Our gygs hang by the library.</p>';
  await eventually(() => inside(made, 'slot').length).toBe(1);
  expect(made.querySelector('p')?.offsetHeight).toBeGreaterThan(0);
  expect(made.shadowRoot?.textContent).toBe('Try again');
  asked.mockImplementation(async () => pageWith(3));
  one(made, 'button').click();
  await shows(made, 3);
  expect(made.querySelector('p')?.offsetHeight).toBe(0);
});

test('the developer is told what is wrong, visitors are not', async () => {
  refuse('org.missing', 404);
  const made = list({ organization: 'no-such' });
  await eventually(() => errors).toEqual([{ code: 'org.missing', status: 404, retryIn: null }]);
  expect(warned.mock.calls[0]?.[0]).toBe('[gyg] <gyg-list>: org.missing (404)');
  expect(one(made, '[role=alert]').textContent).not.toContain('no-such');
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
  ['a card that leads to another site', () => Response.json({ cards: [{ url: '//evil.example' }], total: 1 })],
])('%s is a failure', async (_name, answer) => {
  asked.mockImplementation(async () => answer());
  list();
  await eventually(() => errors).toEqual([expect.objectContaining({ code: 'answer.unreadable' })]);
});

test('a list that failed loads when the connection is back', async () => {
  refuse('request.invalid', 400);
  const made = list();
  await eventually(() => inside(made, '[part=error]').length).toBe(1);
  asked.mockImplementation(async () => pageWith(3));
  dispatchEvent(new Event('online'));
  await shows(made, 3);
});
