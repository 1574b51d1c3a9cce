import { readFile } from 'node:fs/promises';
import type { AnswerOf } from '@gyg/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { newAccount } from './accounts';
import { callerOn } from './caller';
import { openGyg } from './find-gyg';
import { expect, inLanguage, passwordOf, signInAs, test } from './journey';
import { photo } from './photo';

/** The logged-in user's id, from the profile link in the header. */
async function ownId(page: Page): Promise<string> {
  const link = page.getByRole('banner').locator('a[href^="/users/"]:not([href*="/profile/"])').first();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

async function uploadPicture(page: Page, dialog: Locator): Promise<string> {
  const choose = dialog.locator('input[type="file"]');
  await choose.setInputFiles(await photo(page, 1200, 900));
  await expect(dialog.getByRole('alert')).toContainText('1,200 × 900');
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByRole('alert')).toContainText('Only files with .jpg, .jpeg or .png are allowed');
  await choose.setInputFiles(await photo(page, 2600, 1800));
  const frame = dialog.getByRole('application');
  await frame.press('ArrowLeft');
  await frame.press('+');
  // The policy would refuse a style that a script writes. Check that none is even attempted.
  expect(await page.locator('style').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  await expect(dialog).toBeHidden();
  const inHeader = page.getByRole('banner').locator('img[src*="/media/uploads/profile/"]');
  await expect(inHeader).toBeVisible();
  return (await inHeader.getAttribute('src')) ?? '';
}

/** Logs in another user who books the same gyg and sees its participants. */
async function companion(browser: Browser, page: Page, booking: { path: string; data: object }) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signInAs(other, await newAccount(other, 'Companion Ek'));
  await expect(other.getByRole('banner').getByText('Companion Ek')).toBeVisible();
  const [caller, userId] = [await callerOn(other), await ownId(other)];
  const response = await caller.post(booking.path, { ...booking.data, userId });
  expect(response.status(), await response.text()).toBe(201);
  const participants = async () => (await caller.get(`${booking.path}?pageSize=100`)).text();
  const ownBookings = async () => {
    const { bookings }: AnswerOf<'listUserBookings'> = await (await caller.get(`/users/${userId}/bookings`)).json();
    return bookings.map(({ status }) => status);
  };
  return { participants, ownBookings, close: () => context.close() };
}

test('a user sets a picture, exports their data and is erased everywhere', async ({ page, browser }) => {
  const name = `Fleeting Visitor ${Date.now()}`;
  const email = await newAccount(page, name);
  await signInAs(page, email);
  await page.getByRole('banner').getByText(name).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This is where your story begins' })).toBeVisible();
  const userId = await ownId(page);

  await page.getByRole('button', { name: 'Upload a picture' }).first().click();
  const picture = await uploadPicture(page, page.getByRole('dialog', { name: 'Your picture' }));
  expect((await page.request.get(picture)).status()).toBe(200);

  const { url, needId } = await openGyg(page, 'Deck crew');
  const mine = await callerOn(page);
  const contribution = { gygPositionId: needId, contributionType: 'SKILL', quantity: 1 };
  const booking = {
    path: `${url}/participants`,
    data: { ...contribution, userOrganization: null, bookingComment: 'Looking forward' },
  };
  expect((await mine.post(booking.path, { ...booking.data, userId })).status()).toBe(201);
  const other = await companion(browser, page, booking);
  expect(await other.participants()).toContain(name);

  await page.getByRole('link', { name: 'Account and privacy' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^gyg-fleeting-visitor-\d+-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const held: AnswerOf<'exportUser'> = JSON.parse(text);
  expect(held.user.fullName).toBe(name);
  expect(held.account?.email).toBe(email);
  expect(held.data.bookings[0]?.bookingComment).toBe('Looking forward');
  expect(held.data.images).toHaveLength(1);
  expect(text).not.toMatch(/argon2|password/i);

  await page.getByRole('button', { name: 'Erase my account …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account for good?' });
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('That doesn’t match')).toBeVisible();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Your account has been erased.')).toBeVisible();
  await page.waitForURL((address) => address.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  // Nothing of the user is left: token, account, picture and name are gone. Other users keep their data.
  expect((await mine.get(`/users/${userId}/export`)).status()).toBe(401);
  expect((await page.request.get(`/api/users/${userId}/profile`)).status()).toBe(404);
  expect((await page.request.get(picture)).status()).toBe(404);
  expect(await other.participants()).not.toContain(name);
  expect(await other.ownBookings()).toEqual(['ACTIVE']);
  await other.close();
  await page.goto(`/users/${userId}`);
  await expect(page.getByText('Unable to locate the user.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[type="password"]').fill(passwordOf(email));
  await page.locator('main button[type="submit"]').click();
  await expect(page.getByText('Invalid username/password')).toBeVisible();

  // The email address is free for a new user, who sees nothing of the old one.
  await newAccount(page, 'Quite New', { email });
  await signInAs(page, email);
  await expect(page.getByRole('banner').getByText('Quite New')).toBeVisible();
  expect(await ownId(page)).not.toBe(userId);
});

test.describe('in Swedish, in the dark theme, on the smallest phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 800 } });

  test('profile and account can be read and used', async ({ page }) => {
    await inLanguage(page, 'sv');
    await signInAs(page, await newAccount(page, 'Fleeting Visitor'));
    const { userId } = await page.evaluate((): { userId: string } =>
      JSON.parse(localStorage.getItem('gyg.person') ?? '{}'),
    );
    for (const [path, heading] of [
      [`/users/${userId}`, 'Fleeting Visitor'],
      [`/users/edit/${userId}`, 'Konto och integritet'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, 'the page must not scroll sideways').toBeLessThanOrEqual(320);
    }
    const privacy = page.getByRole('region', { name: 'Vem som ser ditt namn' });
    await privacy.getByRole('checkbox', { name: /Visa mitt namn/ }).uncheck();
    await privacy.getByRole('button', { name: 'Spara' }).click();
    await expect(privacy.getByText('Sparat')).toBeVisible();
    await page.reload();
    await expect(privacy.getByRole('checkbox', { name: /Visa mitt namn/ })).not.toBeChecked();

    await page.goto('/users/edit/another-user');
    await page.waitForURL((address) => address.pathname === '/');
    await expect(page.getByText('Du har inte behörighet')).toBeVisible();
  });
});
