import type { WidgetTag } from '@gyg/contract/widgets';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

export interface PartnerElement {
  attributes: string;
  /** What the element shows when it is there, in both languages. */
  ready: (element: Locator) => Locator;
  /** What stands there while its data is loading, and says so; undefined for an element that needs none. */
  waiting?: (element: Locator) => Locator;
  /** What has its border and round corners. */
  surface: string;
  /** What is on paper; undefined if there is nothing. */
  printed?: RegExp;
}

const gyg = 'ren-kust-bohuslan/ramsvik-outer-shore';
const organization = 'ren-kust-bohuslan';
const button = (name: RegExp) => (element: Locator) => element.getByRole('button', { name });
const articles = (count: number) => (element: Locator) => element.getByRole('article').nth(count - 1);
const loadingCards = (element: Locator) => element.getByText('Loading gygs');
const loading = (element: Locator) => element.getByRole('status', { name: 'Loading…' });
const login = (name: RegExp): PartnerElement => ({ attributes: '', ready: button(name), surface: 'button' });

/** Every element, in the order in which it stands on the pages. `__NEED__` is the id of a need. */
const table: Readonly<Record<WidgetTag, PartnerElement>> = {
  'gyg-list': {
    attributes: `organization="${organization}" states="po" row="3" limit="3"`,
    ready: articles(3),
    waiting: loadingCards,
    surface: 'article',
    printed: /\/go\/ren-kust-bohuslan\/./,
  },
  'gyg-card': {
    attributes: `gyg="${gyg}"`,
    ready: articles(1),
    waiting: loadingCards,
    surface: 'article',
    printed: /\/go\/ren-kust-bohuslan\/ramsvik-outer-shore$/,
  },
  'gyg-catalog': {
    attributes: `catalog="${organization}/pa-land" limit="3"`,
    ready: articles(3),
    waiting: loadingCards,
    surface: 'article',
    printed: /\/go\//,
  },
  'gyg-need': {
    attributes: `gyg="${gyg}" need="__NEED__"`,
    ready: button(/^(Log in to book|Logga in för att boka)$/),
    waiting: loading,
    surface: '[part=card]',
    printed: /Ramsvikslandet/,
  },
  'gyg-proposal': {
    attributes: `organization="${organization}"`,
    ready: button(/^(Log in to propose|Logga in för att föreslå)$/),
    waiting: loading,
    surface: '[part=card]',
    printed: /\/go\/ren-kust-bohuslan\?propose=1/,
  },
  'gyg-login': login(/^(Log in with Gyg|Logga in med Gyg)$/),
  'gyg-signup': login(/^(Create an account on Gyg|Skapa ett konto på Gyg)$/),
  'gyg-verify': {
    ...login(/^(Enter the code from your e-mail|Ange koden från ditt mejl)$/),
    attributes: 'email="maja@posten.example"',
  },
  'gyg-password': login(/^(Choose a new password|Välj ett nytt lösenord)$/),
};

const isTag = (name: string): name is WidgetTag => name in table;
export const tags = Object.keys(table).filter(isTag);
export const elements = tags.map((tag) => ({ tag, ...table[tag] }));
/** Elements that show something of the platform. */
export const withData = elements.flatMap(({ waiting, ...element }) => (waiting ? [{ ...element, waiting }] : []));

/** What a partner wrote inside the tag. */
export const fallbackOf = (tag: WidgetTag): string => `The partner’s own words for ${tag}.`;
export const textBelow = (tag: WidgetTag): string => `Text below ${tag}.`;

const needs = new Map<string, Promise<string>>();

async function findNeed(page: Page): Promise<string> {
  const [orgFriendlyUrl = '', gygFriendlyUrl = ''] = gyg.split('/');
  const get = async (path: string) => (await page.request.get(`/api/gygs/${path}`)).json();
  const byUrl: { gyg: { id: string } } = await get(
    `search/url?${new URLSearchParams({ orgFriendlyUrl, gygFriendlyUrl })}`,
  );
  const { gygPositions }: { gygPositions: { id: string }[] } = await get(`${byUrl.gyg.id}/profile`);
  return gygPositions[0]?.id ?? '';
}

/**
 * A page of a partner with every element, what the partner wrote inside each, and text below each. Its site counts as
 * registered, so that elements offer to log in; no test logs in there.
 */
export async function everyElement(page: Page): Promise<string> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('**/api/origins/login?*', (route) => route.fulfill({ json: { refusal: null }, headers }));
  const platform = process.env.E2E_BASE_URL ?? '';
  const need = needs.get(platform) ?? findNeed(page);
  needs.set(platform, need);
  const sections = elements.map(
    ({ tag, attributes }) =>
      `<section><h2>${tag}</h2><${tag} ${attributes}><p>${fallbackOf(tag)}</p></${tag}><p>${textBelow(tag)}</p></section>`,
  );
  return `<main><h1>A partner</h1>${sections.join('')}</main>`.replace('__NEED__', await need);
}

/** Every element of the page is there, and looks as it should. */
export async function expectEveryElement(page: Page): Promise<void> {
  for (const { tag, ready, surface } of elements) {
    const element = page.locator(tag);
    await expect(ready(element), tag).toBeVisible();
    await expect(element.locator(surface).first(), tag).toHaveCSS('border-top-left-radius', '10px');
    await expect(page.getByText(fallbackOf(tag)), tag).toBeHidden();
  }
}

/** The pictures of cards are there. */
export async function expectPictures(page: Page): Promise<void> {
  for (const tag of ['gyg-list', 'gyg-card', 'gyg-catalog']) {
    const image = page.locator(tag).locator('.pic > img').first();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth), tag)
      .toBeGreaterThan(100);
  }
}
