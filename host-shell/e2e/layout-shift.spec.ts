import type { Page } from '@playwright/test';
import { expect, inLanguage, openAs, test } from './journey';
import { withLateResponses } from './late-responses';
import { noteShifts } from './note-shifts';
import { type RouteExample, readRouteExamples } from './route-examples';

/** The score of what is only rounding. */
const rounding = 0.001;

const people = {
  guest: undefined,
  user: 'volunteer@demo.gyg',
  administrator: 'host@demo.gyg',
  'super user': 'super@demo.gyg',
} as const;
type Role = keyof typeof people;
const roles: readonly Role[] = ['guest', 'user', 'administrator', 'super user'];

const languages = ['sv', 'en'] as const;
const widest = 1440;
const screens = languages.flatMap((language) => [375, 800, widest].map((width) => ({ language, width })));

/** These lead elsewhere, or end the session. */
const leadsAway = /^\/(login|logout|switch)\b/;

/** Who opens a route: the first of the roles that it is for. */
function roleOf({ remote, pattern }: RouteExample): Role {
  if (remote === 'super-user') return 'super user';
  if (remote === 'admin') return pattern.startsWith('/developers') ? 'guest' : 'administrator';
  const ofUsers =
    remote === 'booking'
      ? /^\/(gygs|users|stories\/:gygId)/
      : /^\/(notifications|users\/(profile|join|edit|:userId\/welcome))/;
  return ofUsers.test(pattern) ? 'user' : 'guest';
}

let reading: Promise<RouteExample[]> | undefined;
let examples: RouteExample[];
test.beforeEach(async ({ anotherPage }) => {
  reading ??= anotherPage().then(readRouteExamples);
  examples = await reading;
});

async function enter(page: Page, role: Role): Promise<void> {
  const email = people[role];
  if (email === undefined) return;
  await openAs(page, email, role === 'administrator' ? '/switch/admin/ren-kust-bohuslan' : '/');
  if (role === 'administrator') await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Widths at which something of a page in the widest window reaches beyond its window, or a table beyond its panel. */
async function widthsTooNarrow(page: Page): Promise<number[]> {
  const widths: number[] = [];
  for (let width = widest; width >= 320; width -= 20) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const isBeyond = ({ parentElement: panel, offsetWidth }: HTMLElement) =>
        panel !== null && getComputedStyle(panel).overflowX === 'visible' && offsetWidth > panel.clientWidth + 1;
      return (
        document.documentElement.scrollWidth > innerWidth || [...document.querySelectorAll('table')].some(isBeyond)
      );
    });
    if (isWide) widths.push(width);
  }
  await page.setViewportSize({ width: widest, height: 800 });
  return widths;
}

for (const { language, width } of screens) {
  for (const role of roles) {
    test(`nothing moves while pages load, and none is too wide: ${role}, ${language}, ${width} px`, async ({
      page,
    }) => {
      await inLanguage(page, language);
      await page.setViewportSize({ width, height: 800 });
      await enter(page, role);
      const shiftsOf = await noteShifts(page);
      const open = await withLateResponses(page);
      const faults: string[] = [];
      for (const { pattern, path } of examples.filter(
        (example) => roleOf(example) === role && !leadsAway.test(example.pattern),
      )) {
        await test.step(pattern, async () => {
          await open(path);
          const shifts = await shiftsOf();
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          if (sum >= rounding)
            faults.push(`${path}: ${sum.toFixed(4)}: ${shifts.map(({ moved }) => moved).join('; ')}`);
          if (width < widest) return;
          const narrow = await widthsTooNarrow(page);
          if (narrow.length > 0) faults.push(`${path}: wider than a window of ${narrow.join(', ')} px`);
        });
      }
      expect(faults).toEqual([]);
    });
  }
}
