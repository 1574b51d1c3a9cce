import { openGyg } from './find-gyg';
import { codeFor, expect, inLanguage, newAddress, partnerUrl, test } from './journey';

/** The visible texts of the journey. */
const texts = {
  en: {
    find: 'Find a gyg',
    goals: 'Goals',
    upcoming: /^Upcoming/,
    goal14: /14.*Life below water/,
    signUp: /Sign up to join/,
    newAccount: 'New account',
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    create: 'Create account',
    code: 'Code',
    confirmCode: 'Confirm',
    continue: 'Continue',
    join: /^Join:/,
    volunteer: /^Volunteer/,
    next: 'Next',
    confirm: 'Confirm booking',
    booked: 'You’re booked, Moa',
    cancel: /^Cancel /,
    reason: 'Reason',
    cancelBooking: 'Cancel the booking',
    missingReason: 'Please give a reason for the cancellation.',
    cancelled: 'Your booking is cancelled.',
    previous: 'Previous',
    positions: /(\d+)(?: of \d+)? position/,
  },
  sv: {
    find: 'Hitta en gyg',
    goals: 'Mål',
    upcoming: /^Kommande/,
    goal14: /14.*Hav och mar/,
    signUp: /Skapa konto|Registrera|Anmäl/,
    newAccount: 'Nytt konto',
    name: 'Namn',
    email: 'E‑post',
    password: 'Lösenord',
    create: 'Skapa konto',
    code: 'Kod',
    confirmCode: 'Bekräfta',
    continue: 'Fortsätt',
    join: /^Var med:|^Hjälp till:|^Anmäl/,
    volunteer: /^Bli volontär/,
    next: 'Nästa',
    confirm: 'Bekräfta bokningen',
    booked: 'Du är bokad, Moa',
    cancel: /^Avboka /,
    reason: 'Anledning',
    cancelBooking: 'Avboka',
    missingReason: 'Ange en anledning till avbokningen.',
    cancelled: 'Din bokning är avbokad.',
    previous: 'Föregående',
    positions: /(\d+)(?: av \d+)? plats/,
  },
} as const;

// These tests use normal motion, as most users do. Other journeys use reduced motion, which saves time.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of ['en', 'sv'] as const) {
  const t = texts[language];
  test(
    `the main job, end to end (${language})`,
    language === 'sv' ? { tag: '@main' } : {},
    async ({ page, context }) => {
      const email = newAddress();
      await inLanguage(page, language);

      await test.step('a guest opens home and the search', async () => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.getByRole('main').getByRole('link', { name: t.find }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: t.find })).toBeVisible();
      });

      await test.step('filters by state and goal', async () => {
        await page.getByRole('link', { name: t.upcoming }).click();
        await page.getByRole('main').getByRole('button', { name: t.goals, exact: true }).click();
        await page.getByRole('dialog').getByLabel(t.goal14).click();
        await expect(page).toHaveURL(/goals=14/);
        await page.keyboard.press('Escape');
      });

      let gygUrl = '';
      let gygTitle = '';
      let listedBefore = 0;
      let needTitle = '';
      let before = 0;
      const needRow = () => page.getByRole('row').filter({ hasText: needTitle });
      const count = (text: string | null) => Number(t.positions.exec((text ?? '').replace(/\s/g, ' '))?.[1]);
      const left = async () => count(await needRow().first().textContent());
      const partner = await context.newPage();
      const card = () => partner.locator('gyg-list').first().getByRole('article').filter({ hasText: gygTitle });
      const listed = async () => count(await card().textContent());

      await test.step('opens a gyg of the partner’s host with a skill that is open to everyone', async () => {
        const gyg = await openGyg(page, language === 'sv' ? 'Snorkel planter' : 'Water fetcher', language);
        [gygUrl, gygTitle, needTitle] = [gyg.url, gyg.title, gyg.needTitle];
        await page.goto('/search');
        await page.getByRole('searchbox').fill(gygTitle);
        await page.keyboard.press('Enter');
        await page.getByRole('main').getByRole('link', { name: gygTitle }).click();
        await expect(page.getByRole('heading', { level: 1, name: gygTitle })).toBeVisible();
        before = await left();
        expect(before).toBeGreaterThan(1);
        await partner.goto(`${partnerUrl()}/${language === 'sv' ? 'sv.html' : ''}`);
        listedBefore = await listed();
      });

      await test.step('signs up, confirms the code from the mailbox, is logged in and returns to the gyg', async () => {
        await page.getByRole('link', { name: t.signUp }).first().click();
        await page.getByLabel(t.name, { exact: true }).fill('Moa Ek');
        await page.getByLabel(t.email, { exact: true }).fill(email);
        await page.getByLabel(t.password, { exact: true }).fill('Havet1234');
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: t.create }).click();
        await expect(page).toHaveURL(/\/users\/verify/);
        await page.getByLabel(t.code, { exact: true }).fill(await codeFor(page, email));
        await page.getByRole('button', { name: t.confirmCode, exact: true }).click();
        await expect(page).toHaveURL(/\/users\/[^/]+\/welcome/);
        await page
          .getByRole('main')
          .getByRole('link', { name: t.continue })
          .or(page.getByRole('main').getByRole('button', { name: t.continue }))
          .click();
        await expect(page).toHaveURL(new RegExp(`${gygUrl}$`));
      });

      await test.step('books the skill through participation, representation and confirmation', async () => {
        await needRow().getByRole('link').first().click();
        await expect(page).toHaveURL(/\/book\?/);
        // Both earlier stages are already answered. Each can be opened and changed.
        await page.getByRole('button', { name: t.previous }).click();
        await page.getByRole('button', { name: t.previous }).click();
        await expect(page.getByRole('radio', { name: t.volunteer })).toBeChecked();
        // Who has no organisation has nothing to choose in the second one.
        await page.getByRole('button', { name: t.next }).click();
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: t.confirm }).click();
        await expect(page.getByRole('heading', { level: 1, name: t.booked })).toBeVisible();
        await expect(page).toHaveURL(/\/bookings\/[^/]+$/);
        await expect(page.getByText(needTitle).first()).toBeVisible();
      });

      await test.step('one place fewer on the gyg and in the partner’s list', async () => {
        await page.goto(gygUrl);
        await expect.poll(left).toBe(before - 1);
        await partner.reload();
        await expect.poll(listed).toBe(listedBefore - 1);
      });

      await test.step('cancels: shows an error without a reason, and succeeds with one', async () => {
        await page.goto(`${gygUrl}/bookings`);
        await page.getByRole('button', { name: t.cancel }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t.cancelBooking, exact: true }).click();
        await expect(dialog.getByText(t.missingReason)).toBeVisible();
        await dialog.getByLabel(t.reason).fill('I have a cold');
        await dialog.getByRole('button', { name: t.cancelBooking, exact: true }).click();
        await expect(page.getByText(t.cancelled)).toBeVisible();
      });

      await test.step('the place is free again on the gyg and in the partner’s list', async () => {
        await page.goto(gygUrl);
        await expect.poll(left).toBe(before);
        await partner.reload();
        await expect.poll(listed).toBe(listedBefore);
      });

      await test.step('the partner’s list opens the gyg on the platform', async () => {
        await card().getByRole('link', { name: gygTitle }).click();
        const opened = partner.url().startsWith(partnerUrl()) ? context.pages().at(-1) : partner;
        await expect(
          opened?.getByRole('heading', { level: 1, name: gygTitle }) ?? partner.locator('nothing'),
        ).toBeVisible();
      });
    },
  );
}
