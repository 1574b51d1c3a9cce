import type { AnswerOf } from '@gyg/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount } from './accounts';
import { callerOn } from './caller';
import { openGyg } from './find-gyg';
import { expect, inLanguage, signInAs, test } from './journey';
import { tabTo } from './tab-to';

const texts = {
  en: { volunteer: 'Volunteer', next: 'Next', confirm: 'Confirm booking', booked: 'You’re booked, Moa' },
  sv: { volunteer: 'Bli volontär', next: 'Nästa', confirm: 'Bekräfta bokningen', booked: 'Du är bokad, Moa' },
} as const;
const calls = '**/api/gygs/*/participants';
const bookingUrl = /\/gygs\/[^/]+\/bookings\/[^/]+$/;

/** Logs in a new user at the last stage of a booking, with everything filled in. */
async function atConfirm(page: Page, gyg: { url: string; needId: string }, comment = 'I bring gloves') {
  await page.goto(`${gyg.url}/book?id=${gyg.needId}`);
  await page.getByLabel('Message to the host').fill(comment);
  await page.getByRole('checkbox').check();
  return page.getByRole('button', { name: 'Confirm booking' });
}

/** The bookings that the page's user holds. */
async function heldBy(page: Page) {
  const profile = page.getByRole('banner').locator('a[href^="/users/"]:not([href*="/profile/"])').first();
  const own = /\/users\/(?:edit\/)?([^/]+)/.exec((await profile.getAttribute('href')) ?? '')?.[1];
  const { bookings }: AnswerOf<'listUserBookings'> = await (
    await (await callerOn(page)).get(`/users/${own}/bookings`)
  ).json();
  return bookings.map(({ id, bookingComment }) => ({ id, bookingComment }));
}

const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

for (const language of ['en', 'sv'] as const) {
  const t = texts[language];
  test(`books by keyboard only, at 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await inLanguage(page, language);
    const gyg = await openGyg(page, 'Knytare', language);
    await signInAs(page, await newAccount(page, 'Moa Ek'));
    await page.goto(`${gyg.url}/book`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expectFits(page);
    await tabTo(page, t.volunteer);
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: gyg.needTitle })).toBeVisible();
    await tabTo(page, gyg.needTitle);
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: gyg.needTitle }).press('Space');
    await tabTo(page, t.next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/stage=confirm/);
    await expect(page.locator('h1')).toBeFocused();
    await expectFits(page);
    await tabTo(page, t.confirm);
    await page.keyboard.press('Enter');
    // The terms are missing: their box has the focus.
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, t.confirm);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(bookingUrl);
    await expect(page.getByRole('heading', { level: 1, name: t.booked })).toBeFocused();
    await expectFits(page);
  });
}

test.describe('a booking is made once', () => {
  const start = async (page: Page) => {
    await inLanguage(page, 'en');
    const gyg = await openGyg(page, 'Shore picker');
    await signInAs(page, await newAccount(page, 'Moa Ek'));
    return gyg;
  };

  test('when the line is lost after the server has booked, also over a reload', async ({ page }) => {
    const gyg = await start(page);
    const button = await atConfirm(page, gyg);
    let lost = 0;
    await page.route(calls, async (route) => {
      if (lost < 2) {
        lost += 1;
        expect((await route.fetch()).status()).toBe(201);
        return route.abort();
      }
      return route.continue();
    });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('you are booked only once');
    const [held] = await heldBy(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(new RegExp(`/bookings/${held?.id}$`));
    expect(await heldBy(page)).toEqual([{ id: held?.id, bookingComment: 'I bring gloves' }]);
    expect(lost).toBe(2);
    // The page of the booking has replaced the flow, so Back does not book again.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/book/);
  });

  test('when the page is loaded again before the response of the server', async ({ page }) => {
    const gyg = await start(page);
    const button = await atConfirm(page, gyg);
    await page.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button.click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(bookingUrl);
    expect(await heldBy(page)).toHaveLength(1);
  });

  test('from two tabs, and by a double click', async ({ page, context }: { page: Page; context: BrowserContext }) => {
    const gyg = await start(page);
    const other = await context.newPage();
    await inLanguage(other, 'en');
    const [button, otherButton] = [await atConfirm(page, gyg), await atConfirm(other, gyg)];
    await button.dblclick();
    await expect(page).toHaveURL(bookingUrl);
    await otherButton.click();
    await expect(other).toHaveURL(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'You’re booked, Moa' })).toBeVisible();
    expect(await heldBy(page)).toHaveLength(1);
  });
});

test('a reload, the terms and the browser’s back keep stage and input; the address does not hold the comment', async ({
  page,
}) => {
  await inLanguage(page, 'en');
  const gyg = await openGyg(page, 'Scraper with a vacuum cleaner');
  await signInAs(page, 'volunteer@demo.gyg', `${gyg.url}/book?id=${gyg.needId}`);
  await page.getByRole('radio', { name: /^Myself/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Message to the host').fill('Call me: 070');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of service' });
  await expect(terms).toContainText('What you book is a promise to the host.');
  await terms.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(page).toHaveURL(/for=me.*stage=confirm/);
  // A word: digits could be in an id.
  expect(page.url()).not.toContain('Call');
  await expect(page.getByLabel('Message to the host')).toHaveValue('Call me: 070');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/stage=representation/);
  await expect(page.getByRole('radio', { name: /^Myself/ })).toBeChecked();
});
