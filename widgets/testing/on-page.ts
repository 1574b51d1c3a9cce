import type { GygCard } from '@gyg/contract';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The platform's origin in these tests. */
export const platform = 'https://gyg.example';

/** Replaces `fetch`. Returns three cards by default. */
export const asked = vi.fn<typeof fetch>();

// A picture of one pixel, because tests must not depend on a network.
const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', srcset: '' };

/** A card as the platform sends it. */
export const buildCard = (over: Partial<GygCard> = {}): GygCard => ({
  id: 'gyg-0',
  title: 'Clean-up 0',
  lang: 'en',
  url: '/go/ren-kust-bohuslan/clean-up-0',
  state: 'upcoming',
  stateLabel: '',
  when: 'Sat, Jun 12, 09:30',
  dateTime: '2027-06-12T07:30:00.000Z',
  place: 'Ramsvik, Sotenäs',
  goal: 14,
  goalTitle: 'Goal 14: Life below water',
  picture,
  night: null,
  needs: [
    { title: 'Picker', count: 13 },
    { title: 'Boat driver', count: 2 },
  ],
  moreNeeds: '1 more',
  result: '',
  host: 'Ren Kust Bohuslän',
  ...over,
});

/** `count` cards numbered from `from`. */
export const cardsFrom = (count: number, from = 0): GygCard[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return buildCard({
      id: `gyg-${number}`,
      title: `Clean-up ${number}`,
      url: `/go/ren-kust-bohuslan/clean-up-${number}`,
    });
  });

/** A response with `count` cards numbered from `from`, of `total`. */
export const pageWith = (count: number, total = count, from = 0) =>
  Response.json({ cards: cardsFrom(count, from), total, page: from / 12, pageSize: 12 });

/** A network that never responds, and rejects on abort. */
export const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

/** The URLs of all requests so far. */
export const urls = () => asked.mock.calls.map(([input]) => new URL(String(input)));

/** Puts an element into the page. */
export function insert<Tag extends 'gyg-list' | 'gyg-card' | 'gyg-catalog'>(
  tag: Tag,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ api: platform, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** Waits for an asynchronous result. */
export const eventually = <Value>(read: () => Value) => expect.poll(read);

export const inside = (list: Element, selector: string) => [
  ...(list.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const find = (list: Element, selector: string): HTMLElement => {
  const [match] = inside(list, selector);
  if (!match) throw new Error(`There is no ${selector}`);
  return match;
};
export const cards = (list: Element) => inside(list, 'article');
export const shows = (list: Element, count: number) => eventually(() => cards(list).length).toBe(count);
export const columns = (list: Element) => getComputedStyle(find(list, 'ul')).gridTemplateColumns.split(' ').length;
export const base = (list: Element) => find(list, '[part=base]');

/** The page's own style. */
export function pageStyle(css: string): void {
  const style = document.createElement('style');
  style.id = 'page';
  style.textContent = css;
  document.head.append(style);
}

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
    document.head.querySelector('style#page')?.remove();
  });
}
