import { readFile } from 'node:fs/promises';
import type { AnswerOf, BodyOf } from '@gyg/contract';
import type { Page } from '@playwright/test';
import { mailTo } from './accounts';
import { callerOn } from './caller';
import { expectAccessible } from './expect-accessible';
import { attempt, expect, inLanguage, openAs, test } from './journey';
import { newGyg, newGygHost, newPerson } from './new-gyg';

const hour = 3_600_000;

const texts = {
  en: {
    gyg: 'A Saturday of fractions',
    need: 'Fraction friend',
    join: /^Join: /,
    bookIt: 'Confirm booking',
    bookings: 'My bookings',
    here: 'Here',
    of: (name: string) => `Attendance of ${name}`,
    everyone: 'Everyone is marked.',
    certificate: /^Certificate of hours: /,
    make: 'Create the certificate',
    ready: 'Your certificate is ready.',
    code: /Code: (\S+)/,
    pdfs: ['In English', 'In Swedish'],
    valid: 'Valid',
    gave: /gave 2 hours$/,
    subscribe: 'Subscribe in your calendar',
    makeAddress: 'Create my address',
    address: 'The address of your calendar',
    renew: 'Make a new address',
    renewed: 'Your calendar has a new address.',
  },
  sv: {
    gyg: 'En lördag med bråk',
    need: 'Bråkkompis',
    join: /^Delta: /,
    bookIt: 'Bekräfta bokningen',
    bookings: 'Mina bokningar',
    here: 'Här',
    of: (name: string) => `Närvaro för ${name}`,
    everyone: 'Alla är markerade.',
    certificate: /^Intyg om timmar: /,
    make: 'Skapa intyget',
    ready: 'Ditt intyg är klart.',
    code: /Kod: (\S+)/,
    pdfs: ['På engelska', 'På svenska'],
    valid: 'Giltigt',
    gave: /har gett 2 timmar$/,
    subscribe: 'Prenumerera i din kalender',
    makeAddress: 'Skapa min adress',
    address: 'Adressen till din kalender',
    renew: 'Skapa en ny adress',
    renewed: 'Din kalender har en ny adress.',
  },
} as const;

/** The file that a button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

async function book(page: Page, t: (typeof texts)['en' | 'sv'], url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: t.join }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.bookIt }).click();
  await expect(page).toHaveURL(/\/bookings\/[^/]+$/);
}

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'sv', width: 320 },
] as const) {
  const t = texts[language];

  test(`a certificate of hours is issued, downloaded and checked by its code (${language})`, async ({
    page: host,
    anotherPage,
  }) => {
    const name = `Liv Ask ${Date.now().toString(36)}`;
    const gyg = await newGyg(host, { language, title: t.gyg, needTitle: t.need, positions: 2 });
    const [volunteer, guest] = [await anotherPage(), await anotherPage()];
    await Promise.all([volunteer, guest].map((page) => page.setViewportSize({ width, height: 800 })));

    await test.step('a volunteer books, and the host marks them as here', async () => {
      await newPerson(volunteer, name, language, gyg.url);
      await book(volunteer, t, gyg.url);
      const { post } = await callerOn(host);
      const times = {
        startDateTime: new Date(Date.now() - 3 * hour).toISOString(),
        endDateTime: new Date(Date.now() + hour).toISOString(),
      } satisfies BodyOf<'updateGyg'>;
      expect((await post(`/gygs/${gyg.id}`, times)).ok()).toBe(true);
      await host.goto(`/admin/gygs/${gyg.id}/attendance`);
      await host
        .getByRole('group', { name: t.of(name) })
        .getByRole('button', { name: t.here })
        .click();
      await expect(host.getByText(t.everyone)).toBeVisible();
      expect((await post(`/gygs/${gyg.id}/finish`, {})).ok()).toBe(true);
    });

    const code = await test.step('the volunteer gets the certificate in My bookings, in both languages', async () => {
      await expect(async () => {
        await volunteer.goto('/users/profile/gygs');
        await volunteer.getByRole('button', { name: t.certificate }).click(attempt);
      }).toPass();
      const dialog = volunteer.getByRole('dialog');
      await dialog.getByRole('button', { name: t.make }).click();
      await expect(dialog.getByText(t.ready)).toBeVisible();
      await expectAccessible(volunteer);
      const files = [await saved(volunteer, t.pdfs[0]), await saved(volunteer, t.pdfs[1])];
      for (const file of files) {
        expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
        expect(file.length).toBeGreaterThan(10_000);
        expect(file.length).toBeLessThan(500_000);
      }
      expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(false);
      return t.code.exec((await dialog.textContent()) ?? '')?.[1]?.slice(0, 19) ?? '';
    });

    await test.step('a guest checks its code', async () => {
      await inLanguage(guest, language);
      await guest.goto(`/certificates/${code}`);
      await expect(guest.getByRole('heading', { level: 1, name: t.gave })).toContainText(name);
      await expect(guest.getByText(t.valid, { exact: true })).toBeVisible();
      await expect(guest.getByRole('main')).toContainText(gyg.title);
      await expectAccessible(guest);
    });
  });

  test(`a calendar reads the bookings by their secret address until it is renewed (${language})`, async ({
    page: host,
    anotherPage,
  }) => {
    const gyg = await newGyg(host, { language, title: t.gyg, needTitle: t.need, positions: 2 });
    const volunteer = await anotherPage();
    await volunteer.setViewportSize({ width, height: 800 });
    await newPerson(volunteer, 'Liv Ask', language, gyg.url);
    await book(volunteer, t, gyg.url);
    await volunteer.goto('/users/profile/gygs');
    await volunteer.getByRole('button', { name: t.subscribe }).click();
    const address = volunteer.getByRole('textbox', { name: t.address });
    await volunteer.getByRole('button', { name: t.makeAddress }).click();
    await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}\.ics$/);
    await expectAccessible(volunteer);
    const first = await address.inputValue();
    const read = async (url: string) => {
      const response = await fetch(url);
      return { status: response.status, text: (await response.text()).replace(/\r\n /g, '') };
    };
    const { status, text } = await read(first);
    expect(status).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain(gyg.title);
    expect(text).toContain(gyg.needTitle);

    await volunteer.getByRole('button', { name: t.renew }).click();
    await volunteer
      .getByRole('dialog', { name: `${t.renew}?` })
      .getByRole('button', { name: t.renew })
      .click();
    await expect(volunteer.getByText(t.renewed)).toBeVisible();
    await expect(address).not.toHaveValue(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(await address.inputValue())).text).toContain(gyg.title);
  });
}

const reminder = {
  en: {
    to: 'amadou@people.demo.gyg',
    mail: /^Reminder: /,
    coming: 'I’m coming',
    thanks: 'Thanks, see you there',
    change: 'I can’t come after all',
  },
  sv: {
    to: 'ahmad@people.demo.gyg',
    mail: /^Påminnelse: /,
    coming: 'Jag kommer',
    thanks: 'Tack, vi ses där',
    change: 'Jag kan ändå inte komma',
    question: 'Kan du inte komma?',
    reason: /^Anledning/,
    cancel: 'Avboka',
    cancelled: 'Din bokning är avbokad',
  },
} as const;

/** The path of the link in the reminder to someone. */
async function linkTo(page: Page, { to, mail }: { to: string; mail: RegExp }): Promise<string> {
  const { text } = await mailTo(page, to, mail);
  const { pathname, search } = new URL(/http\S+\/bookings\/confirmations\/\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

test('two people answer a reminder by its link, without a login: one comes, one cancels', async ({
  page: host,
  anotherPage,
}) => {
  test.setTimeout(240_000);
  const [english, swedish] = [await anotherPage(), await anotherPage()];
  await swedish.setViewportSize({ width: 320, height: 800 });
  await inLanguage(english, 'en');
  await inLanguage(swedish, 'sv');
  // Two people of the demo booked it long ago. In less than 48 hours, everyone who has booked is reminded.
  const query = 'orgFriendlyUrl=laxhjalpen-rosengard&gygFriendlyUrl=mock-trial&lang=en';
  const page: AnswerOf<'findGygByUrl'> = await (await host.request.get(`/api/gygs/search/url?${query}`)).json();
  const { id } = page.gyg;
  const { email, path } = newGygHost;
  await inLanguage(host, 'en');
  await openAs(host, email, path);
  await expect(host.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const { post } = await callerOn(host);
  const start = Date.now() + 40 * hour;
  const times = {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 8 * hour).toISOString(),
  } satisfies BodyOf<'updateGyg'>;
  expect((await post(`/gygs/${id}`, times)).ok()).toBe(true);

  await test.step('opening the link records nothing; its button says that one comes', async () => {
    const link = await linkTo(english, reminder.en);
    for (let opened = 0; opened < 2; opened += 1) {
      await english.goto(link);
      await expect(english.getByRole('button', { name: reminder.en.coming })).toBeVisible();
    }
    await english.getByRole('button', { name: reminder.en.coming }).click();
    await expect(english.getByRole('heading', { level: 1, name: reminder.en.thanks })).toBeVisible();
    await expect(english.getByRole('main')).not.toContainText('Amadou');
    await expectAccessible(english);
  });

  await test.step('the other one cancels with a reason', async () => {
    const t = reminder.sv;
    await swedish.goto(await linkTo(swedish, t));
    await swedish.getByRole('button', { name: t.coming }).click();
    await expect(swedish.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible();
    await swedish.getByRole('button', { name: t.change }).click();
    await expect(swedish.getByRole('heading', { level: 1, name: t.question })).toBeVisible();
    await swedish.getByLabel(t.reason).fill('Min cykel är stulen');
    await expectAccessible(swedish);
    await swedish.getByRole('button', { name: t.cancel, exact: true }).click();
    await expect(swedish.getByRole('heading', { level: 1, name: t.cancelled })).toBeVisible();
    await expectAccessible(swedish);
  });

  await test.step('the host sees both answers', async () => {
    await host.goto(`/admin/gygs/${id}/bookings`);
    await expect(host.getByRole('row').filter({ hasText: 'Amadou Ceesay' })).toContainText('Has answered “I’m coming”');
    await expect(host.getByRole('row').filter({ hasText: 'Ahmad Al-Khatib' })).toContainText('Cancelled');
  });
});
