import type { Page } from '@playwright/test';
import { expect, follow, inLanguage, openAs, test } from './journey';

/** What the admin area has in the demo. */
interface AdminRoutes {
  /** Every path that the admin area claims and that is not public. */
  patterns: string[];
  ids: Ids;
}

/** The gyg that manager@demo.gyg manages, and what belongs to its host, Ren Kust Bohuslän. */
interface Ids {
  gygId: string;
  orgFriendlyUrl: string;
  gygFriendlyUrl: string;
  positionId: string;
  catalogId: string;
  portfolioId: string;
}

const pathOf = (pattern: string) =>
  pattern.replace(/:(\w+)/g, (_all, key: keyof Ids) => encodeURIComponent(routes.ids[key]));
/** What an organisation has on other sites: also for a super user, who chooses the organisation. */
const ofSites = new Set(['/admin/plugins/access', '/admin/plugins/configure']);
const ofGyg = (pattern: string) => pattern.includes(':gygId');

// A low window: these tests look at messages and addresses, and painting would take a third of their time.
test.use({ viewport: { width: 1000, height: 240 } });

let reading: Promise<AdminRoutes> | undefined;
let routes: AdminRoutes;

/** Reads the ids where a host finds them: in the links of lists. */
async function readIds(page: Page): Promise<AdminRoutes> {
  await inLanguage(page, 'en');
  await openAs(page, 'manager@demo.gyg', '/admin/gygs/managed');
  const gygLink = page.getByRole('main').getByRole('rowheader').getByRole('link').first();
  const gygId = /\/gygs\/([^/]+)/.exec((await gygLink.getAttribute('href')) ?? '')?.[1] ?? '';
  const response = await page.request.get(`/api/gygs/${gygId}/profile`);
  const { gyg, gygPositions } = await response.json();
  const lastOf = async (path: string, link: string) => {
    await follow(page, path);
    const href = await page.locator(`main a[href^="${link}"]`).first().getAttribute('href');
    return href?.split('/').at(3)?.split('?')[0] ?? '';
  };
  await openAs(page, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const remotes: Record<string, { basePaths: string[] }> = await (await page.request.get('/remotes.json')).json();
  const ids = {
    gygId,
    orgFriendlyUrl: gyg.orgFriendlyUrl,
    gygFriendlyUrl: gyg.friendlyUrl,
    positionId: gygPositions[0]?.id ?? '',
    catalogId: await lastOf('/admin/catalogs', '/admin/catalogs/'),
    portfolioId: await lastOf('/admin/portfolios', '/admin/portfolios/'),
  };
  // The pages for webmasters are public (public-routes.spec.ts).
  const patterns = (remotes.admin?.basePaths ?? []).filter((path) => !path.startsWith('/developers'));
  return { patterns, ids };
}

test.beforeEach(async ({ browser, baseURL }) => {
  if (reading === undefined) {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    reading = readIds(page).finally(() => page.close());
  }
  routes = await reading;
  expect(routes.patterns.length).toBeGreaterThan(30);
});

const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const atHome = /^https?:\/\/[^/]+\/$/;

async function expectShown(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page).toHaveURL(new RegExp(`${path.replace(/\?.*/, '')}(/|[?]|$)`));
  await expect(shown(page)).toBeVisible();
  expect(new URL(page.url()).pathname.startsWith('/switch')).toBe(false);
}

/** Each message is dismissed, so that the next path cannot pass by the message of the last one. */
async function expectHome(page: Page, path: string, message: RegExp): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' }).getByText(message);
  await follow(page, path);
  await expect(messages).toBeVisible();
  await expect(page).toHaveURL(atHome);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(messages).toHaveCount(0);
}

const noRight = /you do not have permission|administer|gyg|administrators/i;

test('a guest is led to the login, or home with the reason', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto('/admin/gygs/hosted');
  await page.waitForURL(/\/login\?.*interaction=/);
  // From here on the page stays where it is, so that the login is requested but not loaded for every path.
  await page.route(/\/identity\/auth\?/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  for (const pattern of routes.patterns) {
    await test.step(pattern, async () => {
      if (pattern === '/dashboard' || ofSites.has(pattern)) {
        return expectHome(page, pathOf(pattern), noRight);
      }
      const login = page.waitForRequest(/\/identity\/auth\?/);
      await follow(page, pathOf(pattern));
      await login;
    });
  }
});

test('a user without an organisation is sent home with the reason', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'new@demo.gyg');
  for (const pattern of routes.patterns.filter((path) => path !== '/admin/gygs/managed')) {
    await test.step(pattern, () => expectHome(page, pathOf(pattern), noRight));
  }
});

test('a gyg manager reaches the pages of the gyg, and no page of the organisation', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'manager@demo.gyg');
  for (const pattern of routes.patterns) {
    const path = pathOf(pattern);
    const own = (ofGyg(pattern) && !pattern.endsWith('/member/bookings')) || pattern === '/admin/gygs/managed';
    await test.step(pattern, () => (own ? expectShown(page, path) : expectHome(page, path, noRight)));
  }
});

test('an administrator reaches every page', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
  await expect(shown(page)).toHaveText('Dashboard');
  for (const pattern of routes.patterns) {
    await test.step(pattern, () => expectShown(page, pathOf(pattern)));
  }
});

test('an administrator of another organisation reaches its own pages, not those of this gyg', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'host2@demo.gyg', '/dashboard');
  await openAs(page, 'host2@demo.gyg', '/switch/admin');
  await expect(shown(page)).toHaveText('Dashboard');
  const others = routes.patterns.filter((pattern) => ofGyg(pattern) && !pattern.endsWith('/member/bookings'));
  for (const pattern of routes.patterns.filter(
    (path) => !others.includes(path) && !/catalogId|portfolioId/.test(path),
  )) {
    await test.step(pattern, () => expectShown(page, pathOf(pattern)));
  }
  for (const pattern of others) {
    await test.step(pattern, async () => {
      await follow(page, pathOf(pattern));
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  }
});

test('a super user reads the pages of every gyg, and is no administrator', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'super@demo.gyg');
  for (const pattern of routes.patterns) {
    const path = pathOf(pattern);
    const reads = (ofGyg(pattern) && !pattern.endsWith('/member/bookings')) || pattern === '/admin/gygs/managed';
    const own = reads || ofSites.has(pattern);
    await test.step(pattern, () => (own ? expectShown(page, path) : expectHome(page, path, noRight)));
  }
});
