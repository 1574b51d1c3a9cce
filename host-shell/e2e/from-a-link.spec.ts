import type { Locator } from '@playwright/test';
import { openGyg } from './find-gyg';
import { codeFor, expect, inLanguage, newAddress, test } from './journey';

const texts = {
  en: {
    join: /^Join: /,
    create: 'Create account',
    confirm: 'Confirm',
    continue: /^Continue to /,
    book: 'Confirm booking',
  },
  sv: {
    join: /^Delta: /,
    create: 'Skapa konto',
    confirm: 'Bekräfta',
    continue: /^Fortsätt till /,
    book: 'Bekräfta bokningen',
  },
} as const;

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

for (const language of ['en', 'sv'] as const) {
  const t = texts[language];
  test(`a newcomer on a phone comes from a link to a booking in eight taps (${language})`, async ({ page }) => {
    await inLanguage(page, language);
    const { url, needTitle } = await openGyg(page, 'Writing coach', language);
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    const type = (text: string) => page.keyboard.type(text);
    const next = () => page.keyboard.press('Tab');
    const main = page.getByRole('main');
    const email = newAddress();

    await page.goto(url);
    await tap(page.getByRole('complementary', { name: /^(Join this gyg|Delta i gygen)$/ }).getByRole('link'));
    const row = main.getByRole('row').filter({ hasText: needTitle });
    await tap(row.getByRole('link', { name: t.join }));

    // The keyboard's Next key leads from field to field.
    await expect(page.locator('input[autocomplete="name"]')).toBeFocused();
    await type('Moa Ek');
    await next();
    await type(email);
    await next();
    await type('Havet1234');
    await tap(main.getByRole('checkbox'));
    await tap(main.getByRole('button', { name: t.create }));

    await expect(page.locator('input[autocomplete="one-time-code"]')).toBeFocused();
    await type(await codeFor(page, email));
    await tap(main.getByRole('button', { name: t.confirm, exact: true }));

    await tap(main.getByRole('link', { name: t.continue }));
    await expect(main.getByText(needTitle).first()).toBeVisible();
    await tap(main.getByRole('checkbox'));
    await tap(main.getByRole('button', { name: t.book }));
    await expect(page).toHaveURL(/\/bookings\/[^/]+$/);
    await expect(main.getByText(needTitle).first()).toBeVisible();
    expect(taps).toBeLessThanOrEqual(8);
  });
}
