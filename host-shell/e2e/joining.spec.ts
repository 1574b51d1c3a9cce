import type { AnswerOf } from '@gyg/contract';
import type { Browser, Page } from '@playwright/test';
import { mailTo, newAccount } from './accounts';
import { callerOn } from './caller';
import { expect, inLanguage, newAddress, openAs, signInAs, test } from './journey';

const own = '/users/profile/organizations';
const organization = { name: 'Läxhjälpen Rosengård', path: '/go/laxhjalpen-rosengard' };

async function pageOf(browser: Browser, from: Page): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: new URL(from.url()).origin })).newPage();
  await inLanguage(page, 'en');
  return page;
}

/** Accepts a request to join as the host, through the API. */
async function accept(host: Page, personName: string): Promise<void> {
  const caller = await callerOn(host);
  const card = await host.request.get(`/api/organizations/${organization.path.slice('/go/'.length)}`);
  const { id }: AnswerOf<'getOrganization'> = await card.json();
  const list = await caller.get(`/organizations/${id}/requests?status=PENDING&pageSize=100`);
  const { requests }: AnswerOf<'listMembershipRequests'> = await list.json();
  const request = requests.find(({ userName }) => userName === personName);
  const path = `/organizations/${id}/requests/${request?.id}/accept`;
  expect((await caller.post(path, {})).ok()).toBe(true);
}

/** Leaves the organisation from the user's list, after confirmation. */
async function leave(page: Page): Promise<void> {
  await page.goto(own);
  await page.getByRole('button', { name: `Leave ${organization.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(`You have left ${organization.name}.`)).toBeVisible();
  await expect(page.getByText('You do not belong to any organisation yet.')).toBeVisible();
}

async function sendRequest(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /accept the membership terms/ }).check();
  await page.getByRole('button', { name: 'Send join request' }).click();
}

/** Writes and sends an invitation with the keyboard only. Returns the preview's subject and text. */
async function inviteByKeyboard(page: Page, email: string): Promise<{ subject: string; mail: string }> {
  await page.goto(own);
  const open = page.getByRole('button', { name: 'Invite a colleague' });
  await expect(open).toBeEnabled();
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send an invitation' });
  await expect(dialog.getByRole('radio', { name: /One of your organisations/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('We sit in the library on Tuesdays.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const mail = dialog.getByRole('article');
  await expect(mail).toBeVisible();
  const preview = {
    subject: (await dialog.getByRole('definition').nth(1).textContent()) ?? '',
    mail: (await mail.textContent()) ?? '',
  };
  await dialog.getByRole('button', { name: 'Send invitation' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`We have sent it to ${email}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  return preview;
}

test('a colleague is invited, joins immediately and leaves, then requests to join, is accepted, and leaves', async ({
  page,
  browser,
}) => {
  await inLanguage(page, 'en');
  const name = `Moa ${Date.now().toString(36)}`;
  const email = await newAccount(page, name);
  await page.goto('/');
  const host = await pageOf(browser, page);
  await openAs(host, 'host2@demo.gyg');

  let link = '';
  await test.step('the sent invitation is the same as the preview', async () => {
    const preview = await inviteByKeyboard(host, email);
    const mail = await mailTo(page, email, /invites you/);
    expect(mail.subject).toBe(preview.subject);
    // The unsubscribe link is personal and created when the email is sent.
    const shown = (text: string) => /^[A-Z>]/.test(text) && !text.startsWith('Unsubscribe');
    for (const line of mail.text.split('\n').filter(shown)) {
      expect(preview.mail).toContain(line.replace(/^> |:$/g, ''));
    }
    link = /http\S+\/users\/invite\/\S+/.exec(mail.text)?.[0] ?? '';
  });

  await test.step('its link leads to joining, which makes the user a member immediately', async () => {
    await signInAs(page, email, new URL(link).pathname);
    await expect(page).toHaveURL(/\/users\/[^/]+\/welcome/);
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/users\/invite\/laxhjalpen-rosengard/);
    // The address changes before the page does, and the page before it has a link with the same name.
    await expect(page.getByRole('region', { name: 'Who invites you' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Join ${organization.name}` })).toBeVisible();
    await sendRequest(page);
    await expect(page.getByText(`You are a member of ${organization.name}`)).toBeVisible();
    await leave(page);
  });

  await test.step('without an invitation a request is pending until it is accepted', async () => {
    await page.getByRole('searchbox').fill('läxhj');
    await page.getByRole('link', { name: `Join ${organization.name}` }).click();
    await sendRequest(page);
    await expect(page.getByText('Your request has been sent')).toBeVisible();
    await page.goto(organization.path);
    await expect(page.getByText('Pending')).toBeVisible();
    await accept(host, name);
    await page.reload();
    await expect(page.getByText('You are a member')).toBeVisible();
    await leave(page);
  });
  await host.context().close();
});

test('a pending request is withdrawn', async ({ page }) => {
  await inLanguage(page, 'sv');
  const email = await newAccount(page, 'Love Ek');
  await signInAs(page, email, '/users/join/laxhjalpen-rosengard');
  await page.goto('/users/join/laxhjalpen-rosengard');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Skicka ansökan' }).click();
  await page.getByRole('link', { name: 'Mina organisationer' }).click();
  await page.getByRole('button', { name: `Dra tillbaka ansökan till ${organization.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dra tillbaka ansökan', exact: true }).click();
  await expect(page.getByText('är tillbakadragen')).toBeVisible();
  await expect(page.getByText('Väntande ansökningar')).toHaveCount(0);
});

test('joining without a session shows why a login is required, and returns after it', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto(organization.path);
  await page.getByRole('link', { name: `Join ${organization.name}` }).click();
  await expect(page).toHaveURL(/\/login\?.*interaction=/);
  await expect(
    page.getByRole('main').getByText('You need to be logged in to submit a request to this organisation'),
  ).toBeVisible();
  await page.locator('input[type="email"]').fill('new@demo.gyg');
  await page.locator('input[type="password"]').fill('Demo1234');
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(/\/users\/join\/laxhjalpen-rosengard\?source=MANUAL_SEARCH/);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find or join organisation' })).toBeVisible();
});

test('a guest requests an organisation’s account, and an email confirms it', async ({ page }) => {
  await inLanguage(page, 'sv');
  const email = newAddress();
  await page.goto('/organizations/register');
  await expect(page).toHaveURL('/organizations/requests/form');
  await page.getByLabel('Ditt namn').fill('Maja Lindqvist');
  await page.getByLabel('Din e‑post').fill(email);
  await page.getByLabel('Organisationens namn').fill('Odlarna i Tensta');
  await page.getByLabel('Webbplats').fill('odlarna.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Skicka ansökan' }).click();
  await expect(page).toHaveURL(`/organizations/requests/confirm?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: 'Skapa eget konto' })).toBeVisible();
  expect((await mailTo(page, email, /ansökan/)).subject).toContain('Odlarna i Tensta');
});

test('an organisation’s page opens from home and from its gygs, a hidden one or a wrong link does not', async ({
  page,
}) => {
  await inLanguage(page, 'en');
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/go/"]').first().click();
  await expect(page).toHaveURL(/\/go\/[^/]+$/);
  await page
    .getByRole('region', { name: 'Gygs we host' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
  const name = await page.getByRole('complementary').locator('a[href^="/go/"]').first().textContent();
  await page.getByRole('complementary').locator('a[href^="/go/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();

  await page.goto('/go/kvinnojouren-lyktan');
  await expect(page.getByText('The profile of this organisation is not online yet.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/organizations/nothing');
  await expect(page.getByText(/^Unable to locate the organisation details/)).toBeVisible();
  expect((await page.goto('/go/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
});
