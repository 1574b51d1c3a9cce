import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';
import { callerOn } from './caller';
import { expectAccessible } from './expect-accessible';
import { expect, inLanguage, openAs, test } from './journey';

const path = '/users/profile/gygs';

/** The visible texts of the journey. */
const texts = {
  en: {
    title: 'My bookings',
    more: /^More for/,
    change: 'Change quantity or comment',
    oneMore: 'One more',
    save: 'Save',
    changed: 'Your booking is changed.',
    represent: 'Represent an organisation',
    send: 'Send the request',
    sent: /^Your request to represent Fixarkollektivet/,
    awaiting: 'Awaiting approval',
    withdraw: /^Withdraw the request/,
    withdrawn: 'The request is withdrawn.',
    myself: 'As yourself',
    cancel: 'Cancel the booking',
    reason: 'Reason',
    cancelled: 'Your booking is cancelled.',
    ended: /^Cancelled and declined/,
    byYou: /Cancelled by you on .*: “The car broke down”/,
  },
  sv: {
    title: 'Mina bokningar',
    more: /^Mer för/,
    change: 'Ändra antal eller kommentar',
    oneMore: 'En till',
    save: 'Spara',
    changed: 'Bokningen är ändrad.',
    represent: 'Företräd en organisation',
    send: 'Skicka förfrågan',
    sent: /^Din förfrågan om att företräda Fixarkollektivet/,
    awaiting: 'Väntar på godkännande',
    withdraw: /^Ta tillbaka förfrågan/,
    withdrawn: 'Förfrågan är tillbakatagen.',
    myself: 'För egen del',
    cancel: 'Avboka',
    reason: 'Anledning',
    cancelled: 'Din bokning är avbokad.',
    ended: /^Avbokade och avböjda/,
    byYou: /Avbokad av dig .*: ”The car broke down”/,
  },
} as const;

/** Books two of an item that is open to everyone, the one with this number among all such items. */
async function bookItems(page: Page, number: number, lang: 'en' | 'se'): Promise<string> {
  const { get, post } = await callerOn(page);
  const userId = await ownId(page);
  const list = await get(`/gygs/view/organization/ren-kust-bohuslan?states=p&pageSize=50&lang=${lang}`);
  const { gygs }: AnswerOf<'viewOrganizationGygs'> = await list.json();
  const mine: AnswerOf<'listUserBookings'> = await (await get(`/users/${userId}/bookings`)).json();
  const booked = new Set(mine.bookings.map(({ gygCommodityId }) => gygCommodityId));
  const open: { gygId: string; id: string; title: string }[] = [];
  for (const gyg of gygs) {
    const { gygCommodities }: AnswerOf<'getGygProfile'> = await (
      await get(`/gygs/${gyg.id}/profile?lang=${lang}`)
    ).json();
    const need = gygCommodities.find(
      (candidate) =>
        candidate.whoCanOffer === 'ANYONE' &&
        candidate.availablePositions > 3 &&
        !candidate.needsApproval &&
        !booked.has(candidate.id),
    );
    if (need) open.push({ gygId: gyg.id, id: need.id, title: need.title });
  }
  const need = open[number];
  if (need === undefined) throw new Error('The demo has too few items to bring');
  const body = { contributionType: 'COMMODITY', gygPositionId: need.id, userId, quantity: 2 };
  expect((await post(`/gygs/${need.gygId}/participants`, body)).status()).toBe(201);
  return need.title;
}

/** The logged-in user's id, from the profile link in the header. */
async function ownId(page: Page): Promise<string> {
  const link = page.getByRole('banner').locator('a[href^="/users/"]:not([href*="/profile/"])').first();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

for (const [number, language] of (['en', 'sv'] as const).entries()) {
  test(`a booking is changed, represents an organisation for a while, and is cancelled (${language})`, async ({
    page,
  }) => {
    const t = texts[language];
    await inLanguage(page, language);
    await openAs(page, 'volunteer@demo.gyg', path);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    const needTitle = await bookItems(page, number, language === 'sv' ? 'se' : 'en');
    await page.reload();
    const row = page
      .locator('li, article')
      .filter({ hasText: needTitle })
      .filter({ has: page.getByRole('button') });
    const choose = async (name: string | RegExp) => {
      await row.getByRole('button', { name: t.more }).click();
      await page.getByRole('menuitem', { name }).click();
      return page.getByRole('dialog');
    };

    await test.step('one more is offered', async () => {
      const dialog = await choose(t.change);
      await dialog.getByRole('button', { name: t.oneMore }).click();
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.changed)).toBeVisible();
      await expect(row).toContainText(`${needTitle}, 3`);
      await expect(row.getByRole('button', { name: t.more })).toBeFocused();
    });

    await test.step('an organisation is asked, and no longer', async () => {
      const dialog = await choose(t.represent);
      await dialog.getByRole('radio', { name: 'Fixarkollektivet' }).check();
      await dialog.getByRole('button', { name: t.send }).click();
      await expect(page.getByText(t.sent)).toBeVisible();
      await expect(row.getByText(t.awaiting)).toBeVisible();
      await (await choose(t.withdraw)).getByRole('button', { name: t.withdraw }).click();
      await expect(page.getByText(t.withdrawn)).toBeVisible();
      await expect(row.getByText(t.myself)).toBeVisible();
    });

    await test.step('it is cancelled, and put away with its reason', async () => {
      const dialog = await choose(t.cancel);
      await dialog.getByLabel(t.reason).fill('The car broke down');
      await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
      await expect(page.getByText(t.cancelled)).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.getByText(t.ended).click();
      const away = page.getByRole('listitem').filter({ hasText: needTitle });
      await expect(away.getByText(t.byYou)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
