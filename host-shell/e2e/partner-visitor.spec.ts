import type { Locator, Page } from '@playwright/test';
import { newAccount } from './accounts';
import { expectAccessible } from './expect-accessible';
import { expect, test as journey, partnerUrl, passwordOf } from './journey';
import { tabTo } from './tab-to';

interface Fixtures {
  /** A page of a browser that blocks the cookies of third parties. */
  visitor: Page;
}

const test = journey.extend<Fixtures>({
  visitor: async ({ playwright, baseURL, locale, viewport }, use, info) => {
    const { launchOptions = {} } = info.project.use;
    const args = [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      ...(locale ? { locale } : {}),
      viewport,
    });
    await use(await context.newPage());
    await browser.close();
  },
});

/** Another site than the platform's, not only another port. */
const addressOf = (path: string) => new URL(path, partnerUrl().replace('localhost', '127.0.0.1')).href;

/** Opens the platform's window by what `act` does. */
async function windowOf(page: Page, act: () => Promise<void>): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await act();
  return opening;
}

test.describe('by keyboard', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

  test('a visitor of a partner logs in, books, cancels and proposes without leaving the page', async ({
    visitor: page,
  }) => {
    const email = await newAccount(page, 'Maja Lindqvist');
    const address = addressOf('/index.html');
    await page.goto(address);
    const [need, proposal] = [page.locator('gyg-need'), page.locator('gyg-proposal')];
    const enter = (on = page) => on.keyboard.press('Enter');
    await expect(need.getByRole('button', { name: 'Log in to book' })).toBeVisible();
    await expect(proposal.getByRole('button', { name: 'Log in to propose' })).toBeVisible();

    await tabTo(page, 'Log in to book');
    const login = await windowOf(page, enter);
    await expect(login.getByLabel('E-mail')).toBeVisible();
    await tabTo(login, /^E-mail/);
    await login.keyboard.type(email);
    await tabTo(login, /^Password$/);
    await login.keyboard.type(passwordOf(email));
    await tabTo(login, /^Log in$/);
    await enter(login);
    await expect(login.getByRole('button', { name: 'Allow', exact: true })).toBeVisible();
    await tabTo(login, /^Allow$/);
    await enter(login);

    // The form has the focus: it goes on where the visitor was.
    await expect(need.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('I come by bus.');
    await tabTo(page, 'Book this place');
    await enter();
    // The terms are missing: their box has the focus.
    await expect(need.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await tabTo(page, 'Book this place');
    await enter();
    await expect(need.getByText('You’re booked, Maja')).toBeFocused();

    await tabTo(page, 'Cancel…');
    await enter();
    await expect(need.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('The bus does not run on Sundays.');
    await tabTo(page, 'Cancel the booking');
    await enter();
    await expect(need.getByText('Your booking is cancelled.')).toBeFocused();
    await expect(need.getByRole('button', { name: 'Book this place' })).toBeVisible();

    await tabTo(page, 'Suggest a shore');
    // The login was for booking: the visitor is asked once more, for what is new.
    const asking = await windowOf(page, enter);
    await expect(asking.getByRole('button', { name: 'Allow', exact: true })).toBeVisible();
    await tabTo(asking, /^Allow$/);
    await enter(asking);
    const form = proposal.getByRole('form');
    await expect(form).toBeVisible();
    await expect(proposal.getByRole('button', { name: 'Close the form' })).toHaveAttribute('aria-expanded', 'true');
    await expect(proposal.getByRole('complementary', { name: 'Before you write' })).toBeVisible();
    await tabTo(page, 'A gyg');
    await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('radio', { name: /^A collection/ })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, /^Title/);
    await page.keyboard.type('Paint the boat shed');
    await tabTo(page, /^Cancel$/);
    await enter();
    await expect(form).toHaveCount(0);
    await expect(proposal.getByRole('button', { name: 'Suggest a shore' })).toBeFocused();
    await enter();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Paint the boat shed');
    await tabTo(page, 'Send the proposal');
    await enter();
    // The summary is missing: its field has the focus.
    await expect(form.getByLabel(/^Summary/)).toBeFocused();
    await page.keyboard.type('One Saturday with brushes, for everyone who uses the jetty.');
    await expectAccessible(page);
    await tabTo(page, 'Send the proposal');
    await enter();
    await expect(proposal.getByText('Your proposal has been submitted.')).toBeFocused();

    await tabTo(page, /^Log out$/, 'Shift+Tab');
    await enter();
    await expect(need.getByRole('button', { name: 'Log in to book' })).toBeVisible();
    await expect(page.locator('gyg-login').getByRole('button', { name: 'Log in with Gyg' })).toBeFocused();
    expect(page.url()).toBe(address);
  });
});

test.describe('on a phone, in Swedish', () => {
  test.use({ locale: 'sv-SE', viewport: { width: 375, height: 800 } });

  async function logInBy(page: Page, button: Locator, email: string): Promise<void> {
    const window = await windowOf(page, () => button.click());
    await window.getByLabel(/^E.post$/).fill(email);
    await window.getByLabel('Lösenord', { exact: true }).fill(passwordOf(email));
    await window.getByRole('button', { name: 'Logga in', exact: true }).click();
    await window.getByRole('button', { name: 'Tillåt', exact: true }).click();
  }

  test('a visitor of a partner logs in, books and proposes without leaving the page', { tag: '@main' }, async ({
    visitor: page,
  }) => {
    const email = await newAccount(page, 'Maja Lindqvist');
    const address = addressOf('/sv.html');
    await page.goto(address);
    const [need, proposal] = [page.locator('gyg-need'), page.locator('gyg-proposal')];
    await logInBy(page, need.getByRole('button', { name: 'Logga in för att boka' }), email);
    await expect(need.getByText('Maja Lindqvist')).toBeVisible();
    await expect(page.locator('gyg-login').getByText('Maja Lindqvist')).toBeVisible();
    await need.getByRole('checkbox', { name: /villkor/i }).check();
    await expectAccessible(page);
    await need.getByRole('button', { name: 'Boka platsen' }).click();
    await expect(need.getByText(/Du är bokad/)).toBeVisible();

    // The organisation's own words, in its language.
    const opener = proposal.getByRole('button', { name: 'Suggest a shore' });
    const asking = await windowOf(page, () => opener.click());
    await asking.getByRole('button', { name: 'Tillåt', exact: true }).click();
    const form = proposal.getByRole('form');
    await form.getByLabel('Titel', { exact: true }).fill('Måla sjöboden');
    // Where there is little room the form is a dialog over the page.
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(form.getByLabel('Titel', { exact: true })).toHaveValue('Måla sjöboden');
    await form.getByLabel(/^Sammanfattning/).fill('En lördag med penslar, för alla som använder bryggan.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Skicka förslaget' }).click();
    await expect(proposal.getByText('Ditt förslag är inskickat.')).toBeVisible();

    expect(page.url()).toBe(address);
    await page.locator('gyg-login').getByRole('button', { name: 'Logga ut' }).click();
    await expect(need.getByRole('button', { name: 'Logga in för att boka' })).toBeVisible();
  });
});
