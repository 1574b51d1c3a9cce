import type { Page } from '@playwright/test';
import { mailTo } from '../accounts';
import { codeFor, expect, openAs, passwordOf } from '../journey';
import { closeMessage, expectPage, type Year } from './year';

/** A guest requests an account for an organisation, then signs up with the same address. */
export async function requestAccount({ t, host, email, organization }: Year): Promise<void> {
  await host.goto('/organizations/requests/form');
  await expectPage(host, t.request.title);
  await host.getByLabel(t.request.name).fill(t.own.person);
  await host.getByLabel(t.request.email).fill(email);
  await host.getByLabel(t.request.organization).fill(organization);
  await host.getByLabel(t.request.website).fill('strand.example');
  await host.getByRole('checkbox').check();
  await host.getByRole('button', { name: t.request.send }).click();
  await expectPage(host, t.request.sent);

  await host.getByRole('link', { name: t.request.account }).click();
  await expect(host.locator('input[type="email"]')).toHaveValue(email);
  await host.getByLabel(t.account.name, { exact: true }).fill(t.own.person);
  await host.getByLabel(t.account.password, { exact: true }).fill(passwordOf(email));
  await host.getByRole('checkbox').check();
  await host.getByRole('button', { name: t.account.create }).click();
  await host.getByLabel(t.account.code, { exact: true }).fill(await codeFor(host, email));
  await host.getByRole('button', { name: t.account.confirm, exact: true }).click();
  await expectPage(host, t.account.welcome(t.own.person));
}

/** The super user accepts the request, and the link of the mail about it makes the host an administrator. */
export async function acceptRequest(year: Year, superUser: Page): Promise<void> {
  const { t, host, email, organization } = year;
  await openAs(superUser, 'super@demo.gyg', '/organizations/requests/list');
  await expectPage(superUser, t.review.title);
  await superUser.getByRole('main').getByRole('link', { name: organization }).click();
  const request = superUser.getByRole('article', { name: organization });
  await expect(request.getByText(email)).toBeVisible();
  await request.getByLabel(t.review.message(t.own.person)).fill(t.review.welcome);
  await request.getByRole('button', { name: t.review.accept }).click();
  await expect(superUser.getByText(t.review.done(organization))).toBeVisible();
  await expect(request).toHaveCount(0);

  const mail = await mailTo(host, email, new RegExp(t.review.mail(organization)));
  expect(mail.text).toContain(t.review.welcome);
  await host.goto(/http\S+\/switch\/admin\S*/.exec(mail.text)?.[0] ?? '');
  await closeMessage(year, host, t.review.switched(organization));
  await expectPage(host, t.dashboard);
}
