import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expect, inLanguage, test } from './journey';
import { newGyg, newPerson } from './new-gyg';

const texts = {
  en: {
    gyg: 'Homework with supper',
    need: 'Homework helper',
    about: 'One chair, one lamp, and someone who has time.',
    title: 'Places for recipients',
    left: 'of 1 place left',
    signUp: 'Sign up for a place',
    signUpToQueue: 'Sign up to join the waiting list',
    register: /^New account/,
    book: 'Book a place',
    comment: /^Comment to the host/,
    confirm: 'Book',
    booked: 'Your place is booked.',
    has: 'You have already booked a place.',
    yours: 'Your comment: No nuts, please',
    full: 'All places are full.',
    join: 'Join the waiting list',
    cancel: 'Cancel my place',
    reason: 'Reason',
    missing: 'Please give a reason for the cancellation.',
    cancelled: 'Your place is cancelled.',
  },
  sv: {
    gyg: 'Läxor med kvällsmat',
    need: 'Läxhjälpare',
    about: 'En stol, en lampa och någon som har tid.',
    title: 'Platser för mottagare',
    left: 'av 1 plats kvar',
    signUp: 'Skapa konto och få en plats',
    signUpToQueue: 'Skapa konto och ställ dig i kö',
    register: /^Nytt konto/,
    book: 'Boka en plats',
    comment: /^Kommentar till värden/,
    confirm: 'Boka',
    booked: 'Din plats är bokad.',
    has: 'Du har redan bokat en plats.',
    yours: 'Din kommentar: No nuts, please',
    full: 'Alla platser är upptagna.',
    join: 'Ställ dig i kö',
    cancel: 'Avboka min plats',
    reason: 'Anledning',
    missing: 'Ange en anledning till avbokningen.',
    cancelled: 'Din plats är avbokad.',
  },
} as const;

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'sv', width: 320 },
] as const) {
  const t = texts[language];

  test(`a place as a recipient, as a guest, its holder and others see it (${language})`, async ({
    page: host,
    anotherPage,
  }) => {
    const sized = async () => {
      const page = await anotherPage();
      await page.setViewportSize({ width, height: 800 });
      return page;
    };
    const area = (page: Page) => page.getByRole('region', { name: t.title });
    const name = `Tove Palmgren ${Date.now().toString(36)}`;
    const gyg = await newGyg(host, {
      language,
      title: t.gyg,
      needTitle: t.need,
      positions: 2,
      recipients: 1,
      recipientsText: `<p>${t.about}</p>`,
    });
    const [guest, holder, other] = [await sized(), await sized(), await sized()];
    await inLanguage(guest, language);
    /** Neither the page nor what it is made of names the person with the place. */
    const expectUnnamed = async (page: Page) => {
      await expect(page.locator('body')).not.toContainText(name);
      expect(await (await page.request.get(`/api/gygs/${gyg.id}/profile`)).text()).not.toContain(name);
    };

    await test.step('without places nothing of it is shown', async () => {
      const without = await newGyg(host, { language, title: t.gyg, needTitle: t.need, positions: 2 });
      await guest.goto(without.url);
      await expect(guest.getByRole('heading', { level: 1, name: without.title })).toBeVisible();
      await expect(guest.getByRole('row').filter({ hasText: t.need })).toBeVisible();
      await expect(guest.getByText(t.title)).toHaveCount(0);
    });

    await test.step('a guest reads about it, and can sign up', async () => {
      await guest.goto(gyg.url);
      await expect(area(guest)).toContainText(t.about);
      await expect(area(guest)).toContainText(`1 ${t.left}`);
      await expectAccessible(guest);
      await area(guest).getByRole('link', { name: t.signUp }).click();
      await expect(guest.getByRole('heading', { level: 1, name: t.register })).toBeVisible();
    });

    await test.step('a user books it with a comment', async () => {
      await newPerson(holder, name, language, gyg.url);
      await area(holder).getByRole('button', { name: t.book }).click();
      const dialog = holder.getByRole('dialog', { name: t.book });
      await dialog.getByRole('textbox', { name: t.comment }).fill('No nuts, please');
      await expectAccessible(holder);
      await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
      await expect(holder.getByText(t.booked)).toBeVisible();
      await expect(area(holder)).toContainText(t.has);
      await expect(area(holder)).toContainText(t.yours);
      await expect(area(holder)).toContainText(`0 ${t.left}`);
      await expectAccessible(holder);
    });

    await test.step('it is full for guests and other users, who see no name', async () => {
      await guest.goto(gyg.url);
      await expect(area(guest)).toContainText(t.full);
      await expect(area(guest).getByRole('link', { name: t.signUpToQueue })).toBeVisible();
      await expectUnnamed(guest);
      await expectAccessible(guest);
      await newPerson(other, 'Moa Ek', language, gyg.url);
      await expect(area(other)).toContainText(t.full);
      await expect(area(other).getByRole('button', { name: t.join })).toBeVisible();
      await expectUnnamed(other);
      await expectAccessible(other);
    });

    await test.step('cancelling it needs a reason', async () => {
      await area(holder).getByRole('button', { name: t.cancel }).click();
      const dialog = holder.getByRole('dialog');
      await dialog.getByRole('button', { name: t.cancel }).click();
      await expect(dialog.getByText(t.missing)).toBeVisible();
      await dialog.getByLabel(t.reason).fill('We are moving');
      await dialog.getByRole('button', { name: t.cancel }).click();
      await expect(holder.getByText(t.cancelled)).toBeVisible();
      await expect(area(holder).getByRole('button', { name: t.book })).toBeVisible();
    });

    await test.step('it is free for others again, who see no name', async () => {
      await other.reload();
      await expect(area(other)).toContainText(`1 ${t.left}`);
      await expect(area(other).getByRole('button', { name: t.book })).toBeVisible();
      await expectUnnamed(other);
    });
  });
}
