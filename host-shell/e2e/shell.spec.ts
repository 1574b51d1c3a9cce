import type { Page } from '@playwright/test';
import { expect, inLanguage, openAs, partnerUrl, test, withoutFirstView } from './journey';

/** The id of the organisation that hosts most of the demo's gygs. */
async function kust(page: Page): Promise<string> {
  const response = await page.request.get('/api/search/organizations?keyword=Ren%20Kust');
  const { organizations }: { organizations: { id: string }[] } = await response.json();
  const id = organizations[0]?.id;
  if (id === undefined) throw new Error('The demo has no Ren Kust Bohuslän');
  return id;
}

/** Opens the demo partner's site, which is registered for frames, with an address in a frame in place of its page. */
async function openPartner(page: Page, src: string): Promise<void> {
  await page.goto(`${partnerUrl()}/site.css`);
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: address,
      title: 'Ours',
      width: 900,
      height: 600,
    });
    document.body.replaceChildren(frame);
  }, src);
}

const platform = (page: Page) => page.request.get('/api/config').then((response) => new URL(response.url()).origin);

test.describe('frames', () => {
  // The demo partner's own policy frames nothing.
  test.use({ bypassCSP: true });

  test('a partner frames the list, which keeps nothing, and a gyg opens outside the frame', async ({
    page,
    context,
  }) => {
    const origin = await platform(page);
    const id = await kust(page);
    await openPartner(page, `${origin}/plugins/o/${id}/g?states=po&row=2&bg=%2314202b&language=sv`);
    const frame = page.frameLocator('iframe');
    const first = frame.getByRole('article').first().getByRole('link').first();
    await expect(first).toBeVisible();
    await expect(frame.getByText('Drivs av Gyg')).toBeVisible();
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await expect(frame.locator('[part=base]')).toHaveAttribute('data-theme', 'dark');
    expect(await context.cookies(origin)).toEqual([]);
    expect(await frame.locator('html').evaluate(() => localStorage.length)).toBe(0);
    await first.click();
    await expect(page).toHaveURL(new RegExp(`^${origin}/(go|gygs)/`));
  });

  test('with win=true a gyg opens in a new window', async ({ page }) => {
    const origin = await platform(page);
    await openPartner(page, `${origin}/plugins/o/${await kust(page)}/g?win=true`);
    const opened = page.waitForEvent('popup');
    await page.frameLocator('iframe').getByRole('article').first().getByRole('link').first().click();
    await expect(await opened).toHaveURL(/\/(go|gygs)\//);
    expect(page.url()).toBe(`${partnerUrl()}/site.css`);
  });

  test('other pages of the platform refuse to be framed, and the prefix serves only its own pages', async ({
    browser,
  }) => {
    // A context without the check for policy violations, because a refused frame is one.
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    const origin = await platform(page);
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    for (const path of ['/', '/login', '/admin/plugins/configure']) {
      refused.length = 0;
      await openPartner(page, origin + path);
      await expect.poll(() => refused.join('\n')).toContain('frame-ancestors');
    }
    await openPartner(page, `${origin}/plugins/admin/plugins/configure`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
    expect((await page.request.get('/plugins/search')).status()).toBe(404);
    await page.context().close();
  });
});

test('an admin configures a partner’s list and copies the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inLanguage(page, 'en');
  await openAs(
    page,
    'host@demo.gyg',
    '/switch/admin/ren-kust-bohuslan?path=%2Fadmin%2Fplugins%2Fconfigure%3Felement%3Dgyg-list',
  );
  const preview = page.getByRole('region', { name: 'Preview of gyg-list' });
  await expect(preview.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('log', { name: 'Events' })).toContainText('gyg-list-loaded');
  await page.getByRole('radio', { name: 'Others’' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Tags/ }).fill('#no-such-tag');
  await page.getByRole('textbox', { name: /^When there are none/ }).fill('Look in again');
  await expect(preview.getByText('Look in again')).toBeVisible();
  await expect(page).toHaveURL(/\/configure\?element=gyg-list&host=others&tags=no-such-tag&empty=Look\+in\+again$/);
  await page.getByRole('button', { name: 'Copy: Paste into your page' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /<script src="http.*\/widgets\/\d+\/gyg\.js" async><\/script>[\s\S]*host="others"\s+tags="no-such-tag"\s+empty="Look in again"/,
  );
});

test('a user who may not configure plug-ins is redirected to home with a message', async ({ page }) => {
  await inLanguage(page, 'sv');
  await page.goto('/admin/plugins/configure');
  await expect(page.getByText('du har inte behörighet')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('contact, terms and privacy open from the footer over any page, and have links', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto('/search?q=soup');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms of service' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of service' })).toContainText('Stockholm District Court');
  await expect(page).toHaveURL(/\/search\?q=soup#terms$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/search\?q=soup$/);
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact' })).toContainText('About your account');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await inLanguage(page, 'sv');
  await page.goto('/static/contact#privacy');
  await expect(page.getByRole('dialog', { name: 'Integritetspolicy' })).toContainText('Stockholms tingsrätt');
});

test('a path with undefined is not found, both on load and by navigation', async ({ page }) => {
  await inLanguage(page, 'en');
  const response = await page.goto('/go/undefined/soup');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL((url) => url.pathname === '/404');
  await page.getByRole('searchbox').fill('shore');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=shore$/);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/gygs/undefined', textContent: 'gone' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('while the site is down, all pages except about redirect to the maintenance page', async ({ page }) => {
  await inLanguage(page, 'en');
  await withoutFirstView(page);
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), siteDown: true } });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The site is down for maintenance' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('try again in 15 minutes');
  await page.getByRole('link', { name: 'What Gyg is' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Gyg' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gygs', exact: true }).click();
  await expect(page).toHaveURL(/\/static\/sitedown$/);
});
