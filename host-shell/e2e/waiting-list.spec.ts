import type { Locator, Page } from '@playwright/test';
import { mailTo } from './accounts';
import { expectAccessible } from './expect-accessible';
import { attempt, expect, inLanguage, test } from './journey';
import { newGyg, newPerson } from './new-gyg';
import { tabTo } from './tab-to';
import { texts } from './waiting-list-texts';

const myBookings = '/users/profile/gygs';

async function openMyBookings(page: Page, title: string): Promise<Locator> {
  await page.goto(myBookings);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.getByRole('main');
}

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'sv', width: 320 },
] as const) {
  const t = texts[language];

  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    /** A gyg with one position and one place for recipients, and pages for two people. */
    const start = async (host: Page, anotherPage: () => Promise<Page>) => {
      const gyg = await newGyg(host, {
        language,
        title: t.gyg,
        needTitle: t.need,
        positions: 1,
        recipients: 1,
      });
      const people = { first: await anotherPage(), second: await anotherPage() };
      for (const page of [people.first, people.second]) await page.setViewportSize({ width, height: 800 });
      return { gyg, ...people };
    };

    test(`someone waits for a full need, and takes the place that becomes free (${language})`, async ({
      page: host,
      anotherPage,
    }) => {
      const { gyg, first, second } = await start(host, anotherPage);
      const needRow = second.getByRole('row').filter({ hasText: gyg.needTitle });
      let email = '';

      await test.step('the only place is booked', async () => {
        await newPerson(first, 'Moa Ek', language, gyg.url);
        await first.getByRole('link', { name: t.joinNeed }).click();
        await first.getByRole('checkbox').check();
        await first.getByRole('button', { name: t.terms }).click();
        await expect(first.getByRole('heading', { level: 1, name: t.booked })).toBeVisible();
      });

      await test.step('the gyg leads to the waiting list', async () => {
        email = await newPerson(second, 'Siv Strand', language, gyg.url);
        await expect(second.getByRole('heading', { level: 1, name: gyg.title })).toBeVisible();
        await expect(needRow.getByRole('link', { name: t.joinNamed })).toBeVisible();
        if (language === 'en') {
          await tabTo(second, t.join);
          await second.keyboard.press('Enter');
        } else await needRow.getByRole('link', { name: t.joinNamed }).click();
        await expect(second).toHaveURL(/\/book\?/);
      });

      await test.step('joins in the dialog of the booking', async () => {
        const dialog = second.getByRole('dialog', { name: t.dialog });
        const open = second.getByRole('main').getByRole('button', { name: t.join });
        await expect(open).toBeVisible();
        if (language === 'en') {
          await tabTo(second, t.join);
          await second.keyboard.press('Enter');
          await expect(dialog).toBeVisible();
          await expectAccessible(second);
          await dialog.getByRole('textbox').focus();
          await second.keyboard.type('I read in two languages');
          await tabTo(second, t.join);
          await second.keyboard.press('Enter');
        } else {
          await open.click();
          await expect(dialog).toBeVisible();
          await expectAccessible(second);
          await dialog.getByRole('textbox').fill('Jag läser på två språk');
          await dialog.getByRole('button', { name: t.join }).click();
        }
        await expect(second.getByText(t.joined)).toBeVisible();
      });

      await test.step('is number one on the page of the gyg and in My bookings', async () => {
        await second.goto(gyg.url);
        await expect(needRow).toContainText(t.numberOne);
        await expectAccessible(second);
        const waits = (await openMyBookings(second, t.bookings)).getByRole('listitem').filter({ hasText: gyg.title });
        await expect(waits).toContainText(t.numberIn);
        await expectAccessible(second);
      });

      await test.step('the first person cancels in My bookings', async () => {
        const main = await openMyBookings(first, t.bookings);
        await main.getByRole('button', { name: t.more }).click();
        await first.getByRole('menuitem', { name: t.cancel }).click();
        const dialog = first.getByRole('dialog');
        await dialog.getByLabel(t.reason).fill('A cold');
        await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
        await expect(first.getByText(t.cancelled)).toBeVisible();
      });

      await test.step('the place is kept for the second, and for no one else', async () => {
        await expect(async () => {
          await openMyBookings(second, t.bookings);
          await expect(second.getByRole('region', { name: gyg.title })).toBeVisible(attempt);
        }).toPass();
        await expectAccessible(second);
        await first.goto(gyg.url);
        const row = first.getByRole('row').filter({ hasText: gyg.needTitle });
        await expect(row.getByRole('link', { name: t.joinNamed })).toBeVisible();
      });

      await test.step('the link of the mail books it, without a login', async () => {
        const mail = await mailTo(second, email, t.mail);
        const link = new URL(/http\S+\/waitlist\/offers\/\S+/.exec(mail.text)?.[0] ?? '');
        const guest = await anotherPage();
        await guest.setViewportSize({ width, height: 800 });
        await inLanguage(guest, language);
        await guest.goto(link.pathname);
        await expect(guest.getByRole('heading', { level: 1, name: t.offer })).toBeVisible();
        await expect(guest.getByRole('main')).not.toContainText('Siv');
        await expectAccessible(guest);
        await guest.getByRole('button', { name: t.take }).click();
        await expect(guest.getByRole('heading', { level: 1, name: t.taken })).toBeVisible();
      });

      await test.step('it is a booking in My bookings', async () => {
        const main = await openMyBookings(second, t.bookings);
        await expect(main.getByRole('link', { name: t.view })).toBeVisible();
        await expect(main).toContainText(gyg.needTitle);
        await expect(main).not.toContainText(t.numberIn);
      });

      await test.step('the host sees who waited and that it is booked', async () => {
        await host.goto(`/admin/gygs/${gyg.id}/waitlist`);
        await expect(host.getByText(t.empty)).toBeVisible();
        await host.getByRole('main').getByRole('link', { name: t.ended }).click();
        const row = host.getByRole('row').filter({ hasText: 'Siv Strand' });
        await expect(row).toContainText(t.status);
        await expect(row).toContainText(gyg.needTitle);
        await expect(row).toContainText(language === 'en' ? 'two languages' : 'två språk');
        await expectAccessible(host);
      });
    });

    test(`a full need has a waiting list by mouse, keys and touch while another need is open (${language})`, async ({
      page: host,
      anotherPage,
    }) => {
      const options = { language, title: t.gyg, needTitle: t.need, positions: 1, otherNeed: t.otherNeed };
      const gyg = await newGyg(host, options);
      const viewport = { width, height: 800 };
      const first = await anotherPage({ viewport });
      await newPerson(first, 'Moa Ek', language, gyg.url);
      await first.getByRole('link', { name: new RegExp(`: ${t.need}`) }).click();
      await first.getByRole('checkbox').check();
      await first.getByRole('button', { name: t.terms }).click();
      await expect(first.getByRole('heading', { level: 1, name: t.booked })).toBeVisible();

      const ways = {
        mouse: (button: Locator) => button.click(),
        touch: (button: Locator) => button.tap(),
        keys: async (button: Locator) => {
          await tabTo(button.page(), t.join);
          await button.page().keyboard.press('Enter');
        },
      };
      for (const [way, press] of Object.entries(ways)) {
        await test.step(way, async () => {
          const person = await anotherPage({ viewport, hasTouch: way === 'touch' });
          await newPerson(person, 'Siv Strand', language, gyg.url);
          await person.getByRole('link', { name: t.joinNamed }).click();
          const open = person.getByRole('main').getByRole('button', { name: t.join });
          await expect(open).toBeVisible();
          await press(open);
          const dialog = person.getByRole('dialog', { name: t.dialog });
          await expect(dialog).toBeVisible();
          await expectAccessible(person);
          await press(dialog.getByRole('button', { name: t.join }));
          await expect(person.getByText(t.joined)).toBeVisible();
          await expect(dialog).toHaveCount(0);
        });
      }
      await host.goto(`/admin/gygs/${gyg.id}/waitlist`);
      await expect(host.getByRole('row').filter({ hasText: 'Siv Strand' })).toHaveCount(3);
    });

    test(`someone waits for a place as a recipient, and leaves again (${language})`, async ({
      page: host,
      anotherPage,
    }) => {
      const { gyg, first, second } = await start(host, anotherPage);

      await test.step('the only place is booked', async () => {
        await newPerson(first, 'Moa Ek', language, gyg.url);
        await first.getByRole('button', { name: t.bookPlace }).click();
        await first.getByRole('dialog').getByRole('button', { name: t.confirmPlace, exact: true }).click();
        await expect(first.getByText(t.hasPlace)).toBeVisible();
      });

      await test.step('joins in the dialog of the gyg’s page', async () => {
        await newPerson(second, 'Siv Strand', language, gyg.url);
        await expect(second.getByText(t.full)).toBeVisible();
        await second.getByRole('main').getByRole('button', { name: t.join }).click();
        const dialog = second.getByRole('dialog', { name: t.dialog });
        await expect(dialog).toBeVisible();
        await expectAccessible(second);
        await dialog.getByRole('button', { name: t.join }).click();
        await expect(second.getByRole('button', { name: t.leave })).toBeVisible();
      });

      await test.step('the host sees who waits for what', async () => {
        await host.goto(`/admin/gygs/${gyg.id}/waitlist`);
        const row = host.getByRole('row').filter({ hasText: 'Siv Strand' });
        await expect(row).toContainText(t.place);
        await expect(row).toContainText(t.waits);
      });

      await test.step('leaves the list', async () => {
        await second.getByRole('button', { name: t.leave }).click();
        await expect(second.getByText(t.left)).toBeVisible();
        await expect(second.getByRole('main').getByRole('button', { name: t.join })).toBeVisible();
        await host.reload();
        await expect(host.getByText(t.empty)).toBeVisible();
      });
    });
  });
}
