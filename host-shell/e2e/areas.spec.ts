import { openGyg } from './find-gyg';
import { expect, inLanguage, openAs, test, withoutFirstView } from './journey';

test('a remote that is down affects only its area, and a retry loads it without a reload', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'volunteer@demo.gyg', '/search');
  await page.route('**/remotes/booking/**', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'My bookings' }).click();
  await expect(page.getByRole('heading', { name: 'This part is not available right now' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gygs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a gyg' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'My bookings' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This part is not available right now' })).toBeVisible();

  await page.unroute('**/remotes/booking/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a path in an area that is down still shows the frame and a retry', async ({ page }) => {
  await inLanguage(page, 'sv');
  await page.route('**/remotes/public/**', (route) => route.abort());
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Den här delen går inte att nå just nu' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/remotes/public/**');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hitta en gyg' })).toBeVisible();
});

test('an entry that does not match its integrity is not run', async ({ page }) => {
  await inLanguage(page, 'en');
  await withoutFirstView(page);
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const table = await response.json();
    table.public.integrity = `sha384-${'A'.repeat(64)}`;
    await route.fulfill({ json: table });
  });
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'This part is not available right now' })).toBeVisible();
});

test('a remote that was built for another platform is not loaded, and the area shows a message', async ({ page }) => {
  await inLanguage(page, 'en');
  await withoutFirstView(page);
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const table = await response.json();
    table.public.platform = '^99.0.0';
    await route.fulfill({ json: table });
  });
  await page.goto('/search');
  await expect(
    page.getByRole('heading', { name: 'This part does not fit the rest of the site right now' }),
  ).toBeVisible();
  // Neither a retry nor a reload would help.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('an unknown path redirects to About', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/static\/about$/);
});

test('a new path starts at the top', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto('/search');
  const first = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await first.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await first.click();
  await expect(page).toHaveURL(/\/gygs\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page without content requests the remotes table once and its public data once', async ({ page }) => {
  const gyg = await openGyg(page);
  await withoutFirstView(page);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(gyg.url);
  await expect(page.getByRole('heading', { level: 1, name: gyg.title })).toBeVisible();
  const times = (path: string) => requestedPaths.filter((requested) => requested === path).length;
  expect(times('/remotes.json')).toBe(1);
  expect(times(`/api${gyg.url}/profile`)).toBe(1);
});
