import type { Page } from '@playwright/test';
import { newAccount } from './accounts';
import { callerOn } from './caller';
import { expectAccessible } from './expect-accessible';
import { openGyg, type Skill } from './find-gyg';
import { expect, follow, inLanguage, openAs, signInAs, test } from './journey';
import { photo } from './photo';

const texts = {
  en: {
    choose: 'Choose a picture',
    shows: /^What does the picture show/,
    words: /^Your words/,
    yes: 'Yes',
    agreed: /^Everyone who can be recognised/,
    send: 'Send to the host',
    sent: 'Send this link to the people in the picture.',
    copy: 'Copy the link for people shown',
    pending: 'Pending approval',
    approve: (name: string) => `Approve ${name}’s story`,
    moments: 'Moments from the gyg',
    question: 'Are you in this picture?',
    hide: 'I do not agree: hide it',
    hidden: 'The story is hidden.',
    withdrawn: 'People no longer agree to be shown',
    paused: 'Waiting for the network',
  },
  sv: {
    choose: 'Välj en bild',
    shows: /^Vad visar bilden/,
    words: /^Dina ord/,
    yes: 'Ja',
    agreed: /^Alla som går att känna igen/,
    send: 'Skicka till värden',
    sent: 'Skicka den här länken till dem som syns på bilden.',
    copy: 'Kopiera länken till dem som syns',
    pending: 'Väntar på godkännande',
    approve: (name: string) => `Godkänn berättelsen från ${name}`,
    moments: 'Ögonblick från gygen',
    question: 'Är du med på bilden?',
    hide: 'Jag går inte med på det: dölj den',
    hidden: 'Berättelsen är dold.',
    withdrawn: 'De som syns går inte längre med på det',
    paused: 'Väntar på nätet',
  },
};

/** A new person with a booking at a gyg of the demo. */
async function bookedPerson(page: Page, name: string, skill: Skill, language: 'en' | 'sv') {
  const gyg = await openGyg(page, skill, language);
  const gygId = gyg.url.split('/').at(-1) ?? '';
  await signInAs(page, await newAccount(page, name, { locale: language === 'sv' ? 'se' : 'en' }), gyg.url);
  const caller = await callerOn(page);
  const own = page.getByRole('banner').locator('a[href^="/users/"]:not([href*="/profile/"])').first();
  const userId = (await own.getAttribute('href'))?.split('/').at(-1) ?? '';
  const booking = { userId, userOrganization: null, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
  expect((await caller.post(`/gygs/${gygId}/participants`, booking)).status()).toBe(201);
  return { gygId };
}

for (const { language, width, skill } of [
  { language: 'en', width: 1280, skill: 'Knytare' },
  { language: 'sv', width: 320, skill: 'Shore picker' },
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test(`a story is shared, approved, shown, and hidden by someone in it (${language})`, async ({
      page,
      context,
      anotherPage,
    }) => {
      test.setTimeout(120_000);
      const t = texts[language];
      const name = `Siv Strand ${Date.now().toString(36)}`;
      const caption = `Eleven sacks before lunch, ${name}`;
      await inLanguage(page, language);
      const { gygId } = await bookedPerson(page, name, skill, language);

      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/stories/${gygId}/upload`);
      await page.getByLabel(t.choose).setInputFiles(await photo(page, 2400, 1600));
      const frame = page.getByRole('application');
      await frame.focus();
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
      await page.getByRole('textbox', { name: t.shows }).fill('Two people with a sack');
      await page.getByRole('textbox', { name: t.words }).fill(caption);
      await page.getByRole('radio', { name: t.yes, exact: true }).check();
      await page.getByRole('checkbox', { name: t.agreed }).check();
      await expectAccessible(page);

      // The line is lost as it is sent, and the response of a second attempt too: it is posted once.
      await context.setOffline(true);
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByText(t.paused)).toBeVisible();
      let lost = 0;
      await page.route('**/api/stories/gygs/*/images', async (route) => {
        if (lost > 0) return route.fallback();
        lost += 1;
        await route.fetch();
        await route.abort();
      });
      await context.setOffline(false);
      await expect(page.getByText(t.sent)).toBeVisible({ timeout: 30_000 });
      expect(lost).toBe(1);
      await expect(page.getByText(t.pending)).toHaveCount(1);
      await page.getByRole('button', { name: t.copy }).first().click();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const host = await anotherPage();
      await inLanguage(host, language);
      await openAs(host, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
      await expect(host.getByRole('heading', { level: 1 })).toBeVisible();
      await host.goto(`/admin/gygs/${gygId}/stories`);
      await expect(host.getByText('Two people with a sack')).toBeVisible();
      await host.getByRole('button', { name: t.approve(name) }).click();
      // An answer can be undone for some seconds; it is sent when its page is left.
      const sent = host.waitForResponse(/\/stories\/[^/]+\/approve$/);
      await follow(host, '/dashboard');
      expect((await sent).status()).toBe(200);

      const guest = await anotherPage();
      await inLanguage(guest, language);
      const moments = guest.getByRole('region', { name: t.moments });
      await guest.goto(`/gygs/${gygId}`);
      await expect(moments).toContainText(caption.slice(0, 40));
      await expect(moments.getByRole('img', { name: 'Two people with a sack' })).toBeVisible();

      // Over the page it has its own address, where a reload shows its own page.
      await moments.getByRole('link', { name: caption }).click();
      await expect(guest.getByRole('dialog')).toContainText(caption);
      await expect(guest).toHaveURL(new RegExp(`/gygs/${gygId}/stories/`));
      await guest.keyboard.press('Escape');
      await expect(guest.getByRole('dialog')).toHaveCount(0);
      await guest.goForward();
      await expect(guest.getByRole('dialog')).toContainText(caption);
      await guest.reload();
      await expect(guest.getByRole('main')).toContainText(caption);
      await expect(guest.getByRole('dialog')).toHaveCount(0);
      await expect(guest).toHaveURL(new RegExp(`/gygs/${gygId}/stories/`));
      await guest.goBack();
      await expect(guest).toHaveURL(new RegExp(`/gygs/${gygId}$`));
      await expect(moments).toContainText(caption.slice(0, 40));

      await guest.goto(new URL(link).pathname + new URL(link).search);
      await expect(guest.getByRole('heading', { level: 1, name: t.question })).toBeVisible();
      await expectAccessible(guest);
      await guest.getByRole('button', { name: t.hide }).click();
      await expect(guest.getByText(t.hidden)).toBeVisible();
      await guest.goto(`/gygs/${gygId}`);
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(guest.getByText(caption)).toHaveCount(0);

      await host.goto(`/admin/gygs/${gygId}/stories?tab=rejected`);
      await expect(host.getByText(t.withdrawn)).toBeVisible();
      await expect(host.getByRole('button', { name: t.approve(name) })).toHaveCount(0);
    });
  });
}
