import type { Locator, Page } from '@playwright/test';
import { openGyg } from './find-gyg';
import { expect, follow, inLanguage, openAs, test } from './journey';

// A translator or an extension replaces or wraps the texts of a page, and the page must go on.

test.use({ viewport: { width: 1280, height: 600 } });

/** Puts each text into two elements: moved there, or as a translation in its place. */
function changeTexts({ moved, root }: { moved: boolean; root: string }): void {
  const start = document.querySelector(root);
  if (start === null) return;
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT, (node) =>
    /\S/.test(node.nodeValue ?? '') && !node.parentElement?.closest('script, style, svg, font, textarea, option')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(outer, text);
    inner.append(moved ? text : (text.nodeValue ?? ''));
  }
}

/** Numbers below `most`, the same in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const controls = [
  'main select',
  'main button[aria-pressed]',
  'main button[aria-expanded]',
  'main [role=tab]',
  'main [role=switch]',
  'main input:is([type=checkbox], [type=radio], [type=search])',
  'main nav a[aria-current]',
  'header button[aria-expanded]',
].join(', ');

async function use(control: Locator): Promise<void> {
  const patience = { timeout: 1500 };
  const kind = await control.evaluate(
    (element) => (element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type')),
    undefined,
    patience,
  );
  if (kind === 'select') {
    const count = await control.locator('option').count();
    await control.selectOption({ index: count - 1 }, patience);
  } else if (kind === 'search') await control.fill('strand', patience);
  else await control.dispatchEvent('click', undefined, patience);
}

async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: /^(This page failed|Sidan fungerar inte)/ })).toHaveCount(0);
}

/** Changes the texts of each page, then uses some of its controls, and changes the texts again after each. */
async function tryAll(page: Page, paths: readonly string[], seed: number): Promise<void> {
  const random = randomFrom(seed);
  // Nothing that the controls do is stored.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: {} }),
  );
  for (const path of paths) {
    await test.step(path, async () => {
      await follow(page, path);
      await expectAlive(page);
      for (let uses = 0; uses < 4; uses++) {
        await page.evaluate(changeTexts, { moved: random(2) === 0, root: 'body' });
        const visible = page.locator(controls).filter({ visible: true });
        const count = await visible.count();
        // One that has gone in the meantime is no fault.
        if (count > 0) await use(visible.nth(random(count))).catch(() => undefined);
        await expectAlive(page);
      }
      await page.keyboard.press('Escape');
    });
  }
}

const guestPaths = [
  ...['/', '/search?states=po', '/organizations', '/go/ren-kust-bohuslan', '/static/about', '/static/howitworks'],
  ...['/static/ourstory', '/static/contact', '/join', '/users/register', '/users/verify', '/users/password/reset'],
  ...['/developers', '/developers/gyg-list', '/developers/states', '/developers/frameworks', '/404', '/run'],
  ...['/organizations/requests/form', '/users/invite/ren-kust-bohuslan'],
];

test('the search goes on after its texts were changed, in another language too', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto('/search');
  for (const moved of [true, false]) {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.evaluate(changeTexts, { moved, root: 'body' });
    await page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: 'Online' }).click();
    await page.evaluate(changeTexts, { moved, root: 'body' });
    await page.getByRole('searchbox').first().fill('a');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/q=a/);
    await page.evaluate(changeTexts, { moved, root: 'body' });
    await expectAlive(page);
    await page.locator('header button[lang=sv]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await page.evaluate(changeTexts, { moved, root: 'body' });
    await page.locator('header button[lang=en]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAlive(page);
    await follow(page, '/search');
  }
});

test('the pages of guests go on', async ({ page }) => {
  const gyg = await openGyg(page);
  await page.goto('/');
  await tryAll(page, [...guestPaths, gyg.url], 1);
});

test('a page that was translated before its scripts ran is shown', async ({ page }) => {
  const held: (() => void)[] = [];
  let holds = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeVisible();
  await page.evaluate(changeTexts, { moved: false, root: '#root' });
  holds = false;
  for (const release of held) release();
  await expect(page.locator('#gyg-first-view')).toHaveCount(0);
  await expectAlive(page);
});

test('the pages of users and of the platform go on', async ({ page }) => {
  await openAs(page, 'volunteer@demo.gyg', '/');
  const own =
    (await page.locator('header a[href^="/users/"]:not([href*="profile"])').first().getAttribute('href')) ?? '/';
  const edit = own.replace(/\/users\/(?:edit\/)?/, '/users/edit/');
  await tryAll(page, ['/users/profile/gygs', '/users/profile/organizations', '/notifications', own, edit], 2);
  await openAs(page, 'super@demo.gyg', '/');
  const pages = ['home', 'audit', 'people', 'origins', 'remotes', 'featured', 'stories'];
  await tryAll(page, ['/organizations/requests/list', ...pages.map((name) => `/admin/su/${name}`), '/test'], 3);
});

test('the pages of hosts go on', async ({ page }) => {
  await openAs(page, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/admin/gygs/hosted');
  const link = page.getByRole('main').getByRole('rowheader').getByRole('link').first();
  const gygId = /\/gygs\/([^/]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  const remotes: Record<string, { basePaths: string[] }> = await (await page.request.get('/remotes.json')).json();
  const paths = (remotes.admin?.basePaths ?? [])
    .filter((path) => !path.startsWith('/developers'))
    .map((path) => path.replace(':gygId', gygId))
    .filter((path) => !path.includes(':'));
  expect(paths.length).toBeGreaterThan(20);
  await tryAll(page, paths, 4);
});
