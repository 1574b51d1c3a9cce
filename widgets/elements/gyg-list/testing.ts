import { buildGyg } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { GygListElement } from './gyg-list-element';

/** The platform's origin in these tests. */
export const platform = 'https://gyg.example';

/** Replaces `fetch`. Returns a page of three gygs by default. */
export const asked = vi.fn<typeof fetch>();

// A picture of one pixel, because tests must not depend on a network.
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const gygs = (count: number, from: number) =>
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

/** A response with `count` gygs numbered from `from`, of `total`. */
export const pageWith = (count: number, total = count, from = 0) =>
  Response.json({ gygs: gygs(count, from), total, page: from / 12, pageSize: 12 });

/** A network that never responds, and rejects on abort. */
export const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

/** The URLs of all requests so far. */
export const urls = () => asked.mock.calls.map(([input]) => new URL(String(input)));

/** Pastes a list into the page. */
export function insert(attributes: Record<string, string> = {}): GygListElement {
  const list = document.createElement('gyg-list');
  for (const [name, value] of Object.entries({ organization: 'ren-kust', api: platform, ...attributes }))
    list.setAttribute(name, value);
  document.body.append(list);
  return list;
}

/** Waits for an asynchronous result. Long, because a busy machine is slow. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 12_000 });

export const inside = (list: Element, selector: string) => [
  ...(list.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const one = (list: Element, selector: string): HTMLElement => {
  const [found] = inside(list, selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
export const cards = (list: Element) => inside(list, 'article');
export const shows = (list: Element, count: number) => eventually(() => cards(list).length).toBe(count);
export const columns = (list: Element) => getComputedStyle(one(list, 'ul')).gridTemplateColumns.split(' ').length;

/** A clean English page of 1240 px for each test. */
export function onCleanPage(): void {
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
}
