import { BuildError } from './build-error.mjs';
import { textRequests } from './first-views.mjs';

/**
 * What a guest's page loads as scripts before it can be used, in bytes as they are sent. `home` is everything: the shell, its
 * texts, and the area's first files. A page of an area is what the area adds to the shell. Parts that load at a wish or when
 * they are on screen are not counted.
 * @typedef {Record<string, number>} Weights
 */

/**
 * The pages that guests see first, by area: the file of the screen.
 * @type {Record<string, string[]>}
 */
export const FIRST_PAGES = {
  public: [
    './pages/home/home-page',
    './pages/search/search-page',
    './pages/gyg/gyg-page',
    './pages/story/story-page',
    './pages/organization/organization-page',
  ],
  booking: ['./pages/book/book-page'],
};

/** Those that wait for the first texts of their area alone (`firstTexts` in its `remote-entry.tsx`). */
const WITH_FIRST_TEXTS = ['./pages/home/home-page'];

/** What a page of an area may add. */
const AREA = 45_000;

/**
 * Home has everything that a page needs before it is usable: React (58 kB), the router, the texts' library, the runtime of
 * Module Federation and the client of the API (50), TanStack Query (10), the platform and the shell with what nearly every
 * page shows of the design system (49), the texts (8) and the area (17). The aim is 180 kB (decision 0150).
 * @type {Weights}
 */
const BUDGETS = { home: 193_000 };

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Of two languages a page loads one; the longer counts. */
const longer = (sizes) => Math.max(...sizes);

/**
 * @param {{ shell: { scripts: number[], texts: number[] }, areas: Record<string, { first: number[], imports:
 *   (...requests: string[]) => number }> }} built sizes of files. `shell.texts`: one for each language; `first`: the area's entry and what it
 *   always loads; `imports`: the scripts that come with the first of these that is an `import()` of the area
 * @param {typeof FIRST_PAGES} [pages]
 * @returns {Weights}
 */
export function pageWeights({ shell, areas }, pages = FIRST_PAGES) {
  const weights = {};
  for (const [area, { first, imports }] of Object.entries(areas))
    for (const screen of pages[area] ?? []) {
      const requests = (language) => textRequests(language, WITH_FIRST_TEXTS.includes(screen));
      const texts = longer(['en', 'sv'].map((language) => imports(...requests(language))));
      weights[`${area} ${screen}`] = sum(first) + imports(screen) + texts;
    }
  const home = weights['public ./pages/home/home-page'];
  return home === undefined ? weights : { ...weights, home: home + sum(shell.scripts) + longer(shell.texts) };
}

/**
 * @param {Weights} weights as `pageWeights` returns them
 * @param {Weights} [budgets]
 * @throws {BuildError} if one is too heavy
 */
export function assertLightPages(weights, budgets = BUDGETS) {
  const wrong = Object.entries(weights).flatMap(([page, bytes]) => {
    const most = budgets[page] ?? AREA;
    return bytes > most ? [`${page} has ${bytes} bytes, more than ${most}`] : [];
  });
  if (wrong.length > 0)
    throw new BuildError(
      `Scripts of a guest's first view are too heavy (host-shell/tooling/build/page-weights.mjs): ${wrong.join('; ')}.`,
    );
}
