import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type FakeSession, fakeSession } from './fake-session';
import { rendered } from './write';

export { write as type } from './write';

/** The platform's origin in these tests. */
export const platform = 'https://gyg.example';
/** Replaces `fetch`: what anyone may read. */
export const asked = vi.fn<typeof fetch>();
/** The URLs of all public requests so far. */
export const urls = () => asked.mock.calls.map(([input]) => new URL(String(input)));

/** What developers were told in the console. */
export const warned = vi.fn();

/** Responds to the calls of one kind, and leaves the others to the scene. */
export function respondTo(fake: FakeSession, ending: string, make: () => unknown): void {
  const before = fake.respond;
  fake.respond = (path, init) => (path.endsWith(ending) && init.method !== 'GET' ? make() : before(path, init));
}

/** Waits for an asynchronous result. */
export const eventually = <Value>(read: () => Value) => expect.poll(read);

export const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const find = (element: Element, selector: string): HTMLElement => {
  const [match] = all(element, selector);
  if (!match) throw new Error(`There is no ${selector}`);
  return match;
};
export const textOf = (element: Element): string => element.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
/** The button with this text. */
export const button = (element: Element, text: string): HTMLButtonElement => {
  const match = all(element, 'button').find((candidate) => candidate.textContent?.trim() === text);
  if (!(match instanceof HTMLButtonElement)) throw new Error(`There is no button ${text} in: ${textOf(element)}`);
  return match;
};
export const shows = (element: Element, text: string) => eventually(() => textOf(element)).toContain(text);

/** Presses something, as a person does. */
export async function press(target: HTMLElement): Promise<void> {
  target.click();
  await rendered();
}

/** Presses a button with a key: it has the focus. */
export async function choose(element: Element, label: string): Promise<void> {
  button(element, label).focus();
  await press(button(element, label));
}

/** The same as soon as the button exists, before it is painted. */
export const chooseAtOnce = (element: Element, label: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!textOf(element).includes(label)) return;
      observer.disconnect();
      resolve(choose(element, label));
    });
    observer.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
  });

/** The text of what has the focus, once it is as expected. */
export const focusIn = (element: Element) => eventually(() => element.shadowRoot?.activeElement?.textContent);

/** A clean English page and a fresh session for each test. `start` prepares what the platform responds. */
export function onCleanPage(start: (fake: FakeSession) => void): { fake: FakeSession } {
  const page = { fake: fakeSession() };
  beforeEach(() => {
    page.fake = fakeSession();
    asked.mockReset();
    warned.mockReset();
    start(page.fake);
    vi.stubGlobal('fetch', asked);
    vi.spyOn(console, 'warn').mockImplementation(warned);
    document.body.replaceChildren();
    document.body.style.width = '480px';
    document.documentElement.lang = 'en';
    document.title = 'A partner';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('style');
    document.body.removeAttribute('style');
  });
  return page;
}
