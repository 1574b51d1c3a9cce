import type { Locator, Page } from '@playwright/test';
import { newAccount } from './accounts';
import { expectAccessible } from './expect-accessible';
import { expect, partnerUrl, test, testPassword } from './journey';

const words = {
  en: {
    page: '/index.html',
    book: 'Log in to book',
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
    allow: 'Allow',
    terms: /terms/i,
    place: 'Book this place',
    booked: /You’re booked/,
    propose: 'Suggest a shore',
    title: 'Title',
    summary: /^Summary/,
    send: 'Send the proposal',
    sent: 'Your proposal has been submitted.',
    logOut: 'Log out',
  },
  sv: {
    page: '/sv.html',
    book: 'Logga in för att boka',
    email: /^E.post$/,
    password: 'Lösenord',
    logIn: 'Logga in',
    allow: 'Tillåt',
    terms: /villkor/i,
    place: 'Boka platsen',
    booked: /Du är bokad/,
    propose: 'Suggest a shore',
    title: 'Titel',
    summary: /^Sammanfattning/,
    send: 'Skicka förslaget',
    sent: 'Ditt förslag är inskickat.',
    logOut: 'Logga ut',
  },
} as const;

async function logInBy(page: Page, button: Locator, language: keyof typeof words, email: string): Promise<void> {
  const text = words[language];
  const opening = page.waitForEvent('popup');
  await button.click();
  const window = await opening;
  await window.getByLabel(text.email).fill(email);
  await window.getByLabel(text.password, { exact: true }).fill(testPassword);
  await window.getByRole('button', { name: text.logIn, exact: true }).click();
  await window.getByRole('button', { name: text.allow, exact: true }).click();
}

for (const language of ['en', 'sv'] as const) {
  test(`a visitor of a partner logs in, books and proposes without leaving the page (${language})`, async ({
    playwright,
    baseURL,
  }, info) => {
    const text = words[language];
    const { launchOptions = {} } = info.project.use;
    const args = [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale: language === 'sv' ? 'sv-SE' : 'en-GB',
      viewport: language === 'sv' ? { width: 375, height: 800 } : { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    const email = await newAccount(page, 'Maja Lindqvist');
    // Another site than the platform's, not only another port.
    const address = new URL(text.page, partnerUrl().replace('localhost', '127.0.0.1')).href;
    await page.goto(address);

    const need = page.locator('gyg-need');
    await logInBy(page, need.getByRole('button', { name: text.book }), language, email);
    await expect(need.getByText('Maja Lindqvist')).toBeVisible();
    await expect(page.locator('gyg-login').getByText('Maja Lindqvist')).toBeVisible();
    await need.getByRole('checkbox', { name: text.terms }).check();
    await expectAccessible(page);
    await need.getByRole('button', { name: text.place }).click();
    await expect(need.getByText(text.booked)).toBeVisible();

    const proposal = page.locator('gyg-proposal');
    // The login was for booking: the visitor is asked once more, for what is new.
    const asking = page.waitForEvent('popup');
    await proposal.getByRole('button', { name: text.propose }).click();
    await (await asking).getByRole('button', { name: text.allow, exact: true }).click();
    const form = proposal.getByRole('form');
    await form.getByLabel(text.title, { exact: true }).fill('Paint the boat shed');
    await form.getByLabel(text.summary).fill('One Saturday with brushes, for everyone who uses the jetty.');
    await expectAccessible(page);
    await form.getByRole('button', { name: text.send }).click();
    await expect(proposal.getByText(text.sent)).toBeVisible();

    expect(page.url()).toBe(address);
    await page.locator('gyg-login').getByRole('button', { name: text.logOut }).click();
    await expect(need.getByRole('button', { name: text.book })).toBeVisible();
    await browser.close();
  });
}
