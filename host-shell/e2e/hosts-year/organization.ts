import type { Page } from '@playwright/test';
import { mailTo, newAccount } from '../accounts';
import { expect, signInAs } from '../journey';
import { photo } from '../photo';
import { closeMessage, expectFits, expectPage, openFromNavigation, type Year } from './year';

/** Fills in the organisation's page, hidden until it has its text, logo and picture. */
export async function setUpPage(year: Year): Promise<void> {
  const { t, host, organization } = year;
  await host.getByRole('link', { name: t.settings.open }).click();
  await expectPage(host, t.settings.title);

  const save = async (part: string) => {
    const section = host
      .getByRole('main')
      .locator('form')
      .filter({ has: host.getByRole('button', { name: part }) });
    await section.getByRole('button', { name: new RegExp(`^${t.save}`) }).click();
    await expect(section.getByText(t.saved, { exact: true })).toBeVisible();
  };
  await expect(host.getByLabel(t.account.name, { exact: true })).toHaveValue(organization);
  const visible = host.getByRole('switch', { name: t.settings.visible });
  await visible.uncheck();
  await save(t.settings.visibility);
  await expect(host.getByText(t.settings.hiddenNow)).toBeVisible();
  await host.getByLabel(t.settings.city, { exact: true }).fill('Smögen');
  await save(t.settings.card);
  await host.getByRole('textbox', { name: t.settings.about }).fill(t.own.about);
  await save(t.settings.texts);
  const upload = async (label: string, [width, height]: [number, number], done: string) => {
    await host
      .getByRole('button', { name: `${label} ${t.settings.choose}` })
      .setInputFiles(await photo(host, width, height));
    const dialog = host.getByRole('dialog', { name: t.settings.crop });
    await dialog.getByRole('application').press('+');
    await expectFits(host);
    await dialog.getByRole('button', { name: t.settings.useCrop }).click();
    await closeMessage(year, host, done);
  };
  await upload(t.settings.logo, [320, 320], t.settings.logoSaved);
  await upload(t.settings.hero, [1200, 700], t.settings.heroSaved);
  await visible.check();
  await save(t.settings.visibility);
  await expect(host.getByText(t.settings.hiddenNow)).toHaveCount(0);
  await expectFits(host);
}

/** Pastes addresses, removes the one that is none, checks the preview and sends. Returns the link in the mail. */
export async function inviteMember(year: Year, email: string): Promise<string> {
  const { t, host, organization } = year;
  await openFromNavigation(year, host, t.invite.invitations);
  // Beside the heading, and again in the empty list.
  await host.getByRole('main').getByRole('link', { name: t.invite.open, exact: true }).first().click();
  await expectPage(host, t.invite.open);
  await host.evaluate((text) => navigator.clipboard.writeText(text), `${t.own.member} <${email}>; mia(at)strand`);
  await host.getByLabel(t.invite.addresses, { exact: true }).press('ControlOrMeta+v');
  await expect(host.getByText(t.invite.leftOut)).toBeVisible();
  await host.getByRole('button', { name: t.invite.remove('mia(at)strand') }).click();
  await expect(host.getByText(t.invite.ready, { exact: true })).toBeVisible();
  await host.getByLabel(t.invite.message).fill(t.own.invitation);
  await host.getByRole('button', { name: t.invite.preview }).click();
  const preview = host.getByRole('article', { name: t.invite.mail });
  await expect(preview).toContainText(t.invite.subject(t.own.person, organization));
  await expect(preview).toContainText(t.own.invitation);
  await expectFits(host);
  await host.getByRole('button', { name: t.invite.send }).click();
  await expect(host.getByText(t.invite.sent)).toBeVisible();
  await host.getByRole('link', { name: t.invite.all }).click();
  await expectPage(host, t.invite.invitations);
  await expect(host.getByRole('row', { name: email })).toContainText(t.invite.unanswered);

  const mail = await mailTo(host, email, new RegExp(t.invite.subject(t.own.person, organization)));
  return /http\S+\/users\/invite\/\S+/.exec(mail.text)?.[0] ?? '';
}

/** The invited person follows the link of the mail and is a member at once, which the host sees. */
export async function joinByInvitation({ t, host, organization }: Year, member: Page, email: string, link: string) {
  const { pathname, search } = new URL(link);
  await signInAs(member, email, `${pathname}${search}`);
  await member.getByRole('main').getByRole('link', { name: t.account.continue }).click();
  await expect(member).toHaveURL(new RegExp(pathname));
  await expect(member.getByText(t.invite.invited(organization))).toBeVisible();
  await expectFits(member);
  await member.getByRole('main').getByRole('link', { name: t.account.continue }).click();
  await expectPage(member, t.invite.join(organization));
  await member.getByRole('button', { name: t.invite.sendRequest }).click();
  await expect(member.getByText(t.invite.joined(organization))).toBeVisible();
  await host
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t.invite.answeredTab}`) })
    .click();
  await expect(host.getByRole('row').filter({ hasText: t.invite.answered })).toBeVisible();
}

/** An account with a confirmed address, as someone has who is invited. */
export const invitedAccount = ({ t, host, language }: Year) =>
  newAccount(host, t.own.member, { locale: language === 'sv' ? 'se' : 'en' });
