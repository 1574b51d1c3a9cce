import { buildBooking } from '@gyg/contract/testing';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import { signedIn } from '../../core/preact/testing/fake-session';
import { reservedHeight } from '../../core/reserved-height';
import { contrast, painted } from '../../testing/painted';
import { GygNeedElement } from './gyg-need';
import {
  all,
  asked,
  button,
  eventually,
  find,
  insert,
  needId,
  onCleanPage,
  play,
  press,
  shows,
  textOf,
  type,
  warned,
} from './testing';

defineElement('gyg-need', GygNeedElement);

const page = onCleanPage();
const styleOf = (element: Element, selector: string) => getComputedStyle(find(element, selector));
const withStyle = (css: string) => document.body.insertAdjacentHTML('afterbegin', `<style>${css}</style>`);

test('names that are written from right to left keep their place in sentences and in facts', async () => {
  page.fake.show(signedIn());
  play(page.fake, { need: { whoCanOffer: 'ONLY_HOST' }, gyg: { orgName: 'مركز' }, organizations: ['ليلى'] });
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  expect(textOf(element)).toContain('Members of \u2068مركز\u2069');
  expect(textOf(element)).toContain('\u2068ليلى\u2069');
});

test('titles and names have their own direction', async () => {
  const element = insert(page.fake);
  await shows(element, 'Shore picker');
  expect(styleOf(element, 'h3').unicodeBidi).toBe('plaintext');
});

test.each([320, 375, 480, 800])(
  'has the height that the loader reserves, before and after the response, at %i px',
  async (width) => {
    document.body.style.width = `${width}px`;
    let respond = () => {};
    const before = asked.getMockImplementation();
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    asked.mockImplementation(async (...call) => {
      await held;
      return before?.(...call) ?? Response.error();
    });
    const element = insert(page.fake);
    await eventually(() => all(element, '[role=status]')).toHaveLength(1);
    expect(find(element, '[aria-busy=true]')).toBeTruthy();
    expect(element.offsetHeight).toBe(reservedHeight(element));
    respond();
    await shows(element, 'Log in to book');
    expect(element.offsetHeight).toBe(reservedHeight(element));
  },
);

test('the reserved height follows the width, the margins of a ground, and the page', async () => {
  document.body.style.width = '800px';
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  const heights = [element.offsetHeight];
  document.body.style.width = '340px';
  await eventually(() => element.offsetHeight).toBe(reservedHeight(element));
  heights.push(element.offsetHeight);
  element.setAttribute('bg', '#fff');
  await eventually(() => element.offsetHeight).toBe(reservedHeight(element));
  heights.push(element.offsetHeight);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

test('what could not be loaded stands at the top of the reserved height', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'server.unavailable' }, { status: 503 }));
  const element = insert(page.fake, {}, 'Call us to book');
  await shows(element, 'Try again');
  const [button, top] = [find(element, '[part=error] button'), element.getBoundingClientRect().top];
  expect(button.getBoundingClientRect().bottom - top).toBeLessThan(120);
});

test('speaks the language of the page, and changes with it', async () => {
  document.documentElement.lang = 'sv';
  const element = insert(page.fake);
  await shows(element, 'Logga in för att boka');
  expect(find(element, '[part=base]').lang).toBe('sv');
  expect(textOf(element)).toContain('11 av 18 kvar');
  element.setAttribute('language', 'en');
  await shows(element, 'Log in to book');
});

test('the form changes with the language too, and keeps what was written', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  await type(find(element, 'textarea'), 'I bring gloves');
  element.setAttribute('language', 'sv');
  await shows(element, 'Boka platsen');
  expect(textOf(element)).not.toContain('Book this place');
  expect(find(element, 'textarea')).toHaveProperty('value', 'I bring gloves');
});

test('reads from left to right on a page that does not', async () => {
  document.documentElement.dir = 'rtl';
  const element = insert(page.fake);
  await shows(element, 'Shore picker');
  expect(styleOf(element, 'h3').direction).toBe('ltr');
  document.documentElement.removeAttribute('dir');
});

test('rules of the page do not reach inside, even those for the element itself', async () => {
  withStyle(
    'gyg-need, * { text-transform: uppercase; letter-spacing: 4px; font-style: italic; text-align: right; --ink: red; --surface: red }',
  );
  const element = insert(page.fake);
  await shows(element, 'Shore picker');
  const { textTransform, letterSpacing, fontStyle, textAlign, color } = styleOf(element, '[part=head] p');
  expect([textTransform, letterSpacing, fontStyle, textAlign]).toEqual(['none', 'normal', 'normal', 'start']);
  expect(color).not.toBe('rgb(255, 0, 0)');
});

test('takes accent, font, radius and surface from the page', async () => {
  withStyle(
    'gyg-need { --gyg-accent: rgb(120, 20, 60); --gyg-font: cursive; --gyg-radius: 3px; --gyg-surface: rgb(1, 2, 3); --gyg-min-height: 500px }',
  );
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  expect(painted(styleOf(element, 'button').backgroundColor)).toEqual([120, 20, 60]);
  expect(styleOf(element, 'button').fontFamily).toBe('cursive');
  expect(styleOf(element, '[part=card]').borderRadius).toBe('3px');
  expect(styleOf(element, '[part=card]').backgroundColor).toBe('rgb(1, 2, 3)');
  expect(element.offsetHeight).toBeGreaterThanOrEqual(500);
});

test.each([
  ['light', '#ffc9bf'],
  ['dark', '#9c2f24'],
])('on a %s page the words on an accent of %s can be read', async (theme, accent) => {
  withStyle(`gyg-need { --gyg-accent: ${accent} }`);
  const element = insert(page.fake, { theme });
  await shows(element, 'Log in to book');
  const { backgroundColor, color } = styleOf(element, 'button');
  expect(contrast(backgroundColor, color)).toBeGreaterThan(4.5);
});

test('writes no style elements and no inline styles as text', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
  expect(element.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(5);
});

test('offline: shows what it has, and the button comes back by itself', async () => {
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await shows(element, 'You’re offline. You can book when the connection is back.');
  expect(button(element, 'Log in to book').disabled).toBe(true);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await eventually(() => button(element, 'Log in to book').disabled).toBe(false);
});

test('shows the author’s own content when the platform cannot be reached, and comes back by itself', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'server.unavailable' }, { status: 503 }));
  const errors: unknown[] = [];
  document.addEventListener('gyg-error', (event) => errors.push(event.detail), { once: true });
  const element = insert(page.fake, {}, 'Call us to book');
  await shows(element, 'Try again');
  const [slot] = all(element, 'slot');
  if (!(slot instanceof HTMLSlotElement)) throw new Error('no slot');
  expect(slot.assignedNodes().map(({ textContent }) => textContent)).toEqual(['Call us to book']);
  await eventually(() => errors).toMatchObject([{ code: 'server.unavailable', status: 503 }]);
  play(page.fake, {});
  dispatchEvent(new Event('online'));
  await shows(element, 'Shore picker');
});

test('a tag without its attributes tells the developer, and asks nothing', async () => {
  const element = insert(page.fake, { need: '' }, 'Ours');
  await shows(element, 'Try again');
  expect(asked).not.toHaveBeenCalled();
  await eventually(() => warned.mock.calls).toEqual([['[gyg] <gyg-need>: option.missing', element]]);
});

test('fetches again when the tab becomes visible after more than thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const element = insert(page.fake);
  await shows(element, 'Shore picker');
  vi.setSystemTime(Date.now() + 29_000);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + 2_000);
  play(page.fake, { need: { availablePositions: 7 } });
  document.dispatchEvent(new Event('visibilitychange'));
  await shows(element, '7 of 18 left');
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('an element that is removed and pasted again goes on', async () => {
  const element = insert(page.fake);
  await shows(element, 'Shore picker');
  element.remove();
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  document.body.append(element);
  await shows(element, 'Shore picker');
});

test('is never wider than 320 px', async () => {
  document.body.style.width = '320px';
  page.fake.show(signedIn());
  play(page.fake, { organizations: ['An organisation with a remarkably long name of its own'] });
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  const base = find(element, '[part=base]');
  expect(base.scrollWidth).toBeLessThanOrEqual(320);
  expect(
    all(element, 'button').filter(
      (candidate) => candidate.getBoundingClientRect().right > base.getBoundingClientRect().right,
    ),
  ).toEqual([]);
});

test.each(['light', 'dark'])('axe finds no problems in the %s theme', async (theme) => {
  document.body.style.backgroundColor = theme === 'dark' ? '#111b17' : '#fff';
  document.body.style.color = theme === 'dark' ? '#fff' : '#000';
  const guest = insert(page.fake, { theme });
  await shows(guest, 'Log in to book');
  const check = async (element: Element) => {
    const results = await axe.run({ include: [element] }, { rules: { region: { enabled: false } } });
    expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await check(guest);
  page.fake.show(signedIn());
  await shows(guest, 'Book this place');
  await press(button(guest, 'Book this place'));
  await check(guest);
  play(page.fake, { viewer: { bookings: [buildBooking({ gygPositionId: needId })] } });
  const booked = insert(page.fake, { theme });
  await shows(booked, 'Cancel…');
  await press(button(booked, 'Cancel…'));
  await check(booked);
});
