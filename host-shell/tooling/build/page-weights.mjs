import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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
const FIRST_PAGES = {
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

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

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

/** The size in which the server sends a file. */
const sentSize = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * Weighs the first views of areas, after all files were compressed.
 * @param {string} shell the folder of its files
 * @param {{ name: string, dist: string, row: { entry: string, prefetch: { href: string }[] },
 *   imports: import('./compile.mjs').Imports }[]} areas dist: the folder of the build
 */
export function weighPages(shell, areas) {
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  const inShell = (address) => sentSize(path.join(shell, address));
  const areaOf = ({ name, dist, row, imports }) => {
    const first = [row.entry, ...row.prefetch.map(({ href }) => href)].filter((href) => href.endsWith('.js'));
    return {
      first: first.map((href) => sentSize(path.join(dist, href))),
      imports: (...requests) => {
        const request = requests.find((each) => imports.has(each));
        if (request === undefined)
          throw new BuildError(`The area ${name} no longer imports ${requests.join(' or ')} (page-weights.mjs).`);
        return imports
          .get(request)
          .files.filter((file) => file.endsWith('.js'))
          .reduce((bytes, file) => bytes + sentSize(path.join(dist, 'remotes', name, file)), 0);
      },
    };
  };
  const weighed = areas.filter(({ name }) => Object.hasOwn(FIRST_PAGES, name));
  const [, ...texts] = /<!--gyg:texts en=(\S+) sv=(\S+)-->/.exec(html) ?? [];
  return pageWeights({
    shell: {
      scripts: [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address]) => inShell(address)),
      texts: texts.map(inShell),
    },
    areas: Object.fromEntries(weighed.map((area) => [area.name, areaOf(area)])),
  });
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
