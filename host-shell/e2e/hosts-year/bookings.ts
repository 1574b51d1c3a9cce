import type { Page } from '@playwright/test';
import { expect, follow, openAs } from '../journey';
import { closeMessage, expectFits, expectPage, openFromNavigation, type Year } from './year';

/** A member of Fixarkollektivet, whose administrator is host@demo.gyg. */
export const volunteer = { email: 'volunteer@demo.gyg', name: 'Elin Sandberg' };
export const represented = { name: 'Fixarkollektivet', path: '/switch/admin/fixarkollektivet' };

const ownBookings = (gygId: string) => `/gygs/${gygId}/bookings`;

/** The member offers the skill, which waits for the host. */
export async function offerSkill(year: Year, member: Page, gygId: string): Promise<void> {
  const { t, gyg } = year;
  await member.goto(`/gygs/${gygId}`);
  await expectPage(member, gyg);
  await member.getByRole('link', { name: t.book.join(t.own.skill) }).click();
  await member.getByRole('radio', { name: t.book.myself }).check();
  await expectFits(member);
  await member.getByRole('button', { name: t.book.next }).click();
  await member.getByLabel(t.book.comment).fill(t.own.comment);
  await member.getByRole('checkbox').check();
  await expectFits(member);
  await member.getByRole('button', { name: t.book.confirm }).click();
  await expectPage(member, t.book.waits(year.organization));
}

/** Another person gives ten items in the name of her organisation, whose administrator has to approve that. */
export async function giveItems(year: Year, page: Page, gygId: string): Promise<void> {
  const { t } = year;
  await openAs(page, volunteer.email, `/gygs/${gygId}`);
  await page.getByRole('link', { name: t.book.give(t.own.item) }).click();
  await page.getByRole('radio', { name: t.book.organization }).check();
  await page.getByRole('radio', { name: represented.name }).check();
  await page.getByRole('button', { name: t.book.next }).click();
  await page.getByRole('spinbutton', { name: t.book.quantity }).fill('10');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.book.confirm }).click();
  await expectPage(page, t.book.booked('Elin'));
  await expect(page.getByText(t.book.forWaiting(represented.name))).toBeVisible();
}

/** The host accepts the offer on the desk of the gyg. Leaving the page sends it. */
export async function acceptOffer(year: Year): Promise<void> {
  const { t, host, gyg } = year;
  await follow(host, '/dashboard');
  await expectPage(host, t.dashboard);
  await openFromNavigation(year, host, t.answers.hosted);
  await expectPage(host, t.answers.hosted);
  await host.getByRole('main').getByRole('link', { name: gyg }).first().click();
  await expectPage(host, gyg);
  const offers = host.getByRole('region', { name: t.answers.offers });
  await expect(offers).toContainText(t.own.comment);
  await offers.getByRole('button', { name: t.answers.acceptOffer(t.own.member) }).click();
  await expect(offers.getByText(t.accepted)).toBeVisible();
  await host
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t.answers.bookings}`) })
    .first()
    .click();
  for (const name of [t.own.member, volunteer.name]) {
    await expect(host.getByRole('row', { name })).toContainText(t.answers.confirmed);
  }
  await expectFits(host);
}

/** The administrator of the represented organisation approves the representation. */
export async function approveRepresentation(year: Year, admin: Page, page: Page, gygId: string): Promise<void> {
  const { t, gyg } = year;
  await openAs(admin, 'host@demo.gyg', represented.path);
  await closeMessage(year, admin, t.review.switched(represented.name));
  await expectPage(admin, t.dashboard);
  await openFromNavigation(year, admin, t.answers.representations);
  await expectPage(admin, t.answers.representations);
  const group = admin.getByRole('list', { name: gyg });
  await group.getByRole('button', { name: t.answers.acceptRequest(volunteer.name) }).click();
  await expect(group.getByText(t.answers.held(volunteer.name))).toBeVisible();
  await openFromNavigation(year, admin, t.answers.hosted);
  await expect(async () => {
    await page.goto(ownBookings(gygId));
    await expect(page.getByText(t.own.item).first()).toBeVisible();
    await expect(page.getByText(t.book.awaiting(represented.name))).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByText(represented.name).first()).toBeVisible();
}
