import { choicesCookie, writeChoices } from '@gyg/contract/page-choices';
import { markupFaults } from '@gyg/host-shell/testing/markup';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Collects policy violations and uncaught errors, which a page must never report. */
function watch(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|violates the following/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** What is wrong with the markup of a page and its frames. A page that is left meanwhile is looked at again. */
async function faultsOf(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  const left = () => ['the page was left'];
  return (await Promise.all(page.frames().map((frame) => frame.evaluate(markupFaults).catch(left)))).flat();
}

const expectSoundMarkup = (page: Page) => expect.poll(() => faultsOf(page)).toEqual([]);

/** Opens pages as usual, checks the markup of those that they replace, and waits until the scripts of a page have taken over what the server has rendered. */
function openTakenOver(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    await expectSoundMarkup(page);
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await takenOver(page);
    return response;
  };
}

/** Waits until a page responds to clicks. One without scripts, or without a first view, does at once. */
export const takenOver = (page: Page) => expect(page.locator('#gyg-first-view')).toHaveCount(0);

/** The server sends this browser's next page without content, as if a login were stored: its calls can then be changed. */
export async function withoutFirstView(page: Page): Promise<void> {
  const url = process.env.E2E_BASE_URL ?? '';
  await page.context().addCookies([{ name: choicesCookie, value: writeChoices({ known: true }), url }]);
}

interface Fixtures {
  complaints: string[];
  /** Opens the browser of another person: a page with its own storage, of the same size. */
  anotherPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A browser test that fails on content security policy violations, uncaught errors and unsound markup. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page);
      openTakenOver(page);
      await use(complaints);
      await expectSoundMarkup(page);
      // Responses that a test changes on their way may still be under way when it ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  anotherPage: async ({ browser, complaints }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      opened.push(page);
      watch(page, complaints);
      openTakenOver(page);
      return page;
    });
    for (const page of opened) await expectSoundMarkup(page);
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export const partnerUrl = () => {
  const url = process.env.E2E_PARTNER_URL;
  if (url === undefined) throw new Error('E2E_PARTNER_URL is not set');
  return url;
};

/** For what one of several attempts waits for after it has loaded a page: as long as a busy computer needs. */
export const attempt = { timeout: 10_000 };

/** The newest code in the demo's mailbox for an address. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const response = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const { messages }: { messages: { text: string }[] } = await response.json();
    code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

let people = 0;
/** An email address that no other test uses. */
export function newAddress(): string {
  people += 1;
  return `guest-${process.pid}-${Date.now().toString(36)}-${people}@example.org`;
}

/** Starts a page in a language, as if the user had chosen it before. */
export async function inLanguage(page: Page, language: 'en' | 'sv'): Promise<void> {
  await page.addInitScript((locale) => localStorage.setItem('gyg.language', locale), language === 'sv' ? 'se' : 'en');
}

/** The password of a demo account, or of an account that a test creates. The demo's would be refused as too easy to guess. */
export const passwordOf = (email: string): string => (email.endsWith('@demo.gyg') ? 'Demo1234' : 'Strandbok2026');

/** Logs in a demo account with the platform's screens. */
export async function signInAs(page: Page, email: string, target = '/'): Promise<void> {
  await page.goto(`/login?target=${encodeURIComponent(target)}`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(passwordOf(email));
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !/^\/(login|auth|identity)/.test(url.pathname));
}

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, { since: number; session: Promise<StoredSession> }>();
/** Milliseconds for which a session is used. Its token is good for five minutes, and must last until a test ends. */
const freshFor = 150_000;

async function storeSession(page: Page, email: string): Promise<StoredSession> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  if (context === undefined) throw new Error('The page has no browser');
  const first = await context.newPage();
  await signInAs(first, email);
  await expect(first.getByRole('banner').getByRole('link', { name: /Log in|Logga in/ })).toHaveCount(0);
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Opens a page as a demo account that has logged in before. The login screens are used once per account every
 * few minutes; later tests start from the browser storage after that. Not for tests that end, renew or steal a session:
 * these must use `signInAs` to get a separate session.
 */
export async function openAs(page: Page, email: string, target = '/'): Promise<void> {
  let stored = sessions.get(email);
  if (stored === undefined || Date.now() - stored.since > freshFor) {
    stored = { since: Date.now(), session: storeSession(page, email) };
    sessions.set(email, stored);
  }
  await page.context().setStorageState(await stored.session);
  await page.goto(target);
}

/** Follows a link as a visitor does: inside the page, without loading it again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
