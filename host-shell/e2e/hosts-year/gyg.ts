import { fromSwedishTime, toSwedishTime } from '@gyg/contract/dates';
import { mailTo } from '../accounts';
import { expect } from '../journey';
import { closeMessage, expectFits, expectPage, openFromNavigation, type Year } from './year';

const hour = 3_600_000;
const day = 24 * hour;

/** Fills in a date and a time of the editor. */
async function setTime({ t, host }: Year, label: string, at: Date): Promise<void> {
  const [date = '', time = ''] = toSwedishTime(at).split('T');
  const field = host.getByRole('group', { name: label, exact: true });
  await field.getByLabel(t.gyg.date, { exact: true }).fill(date);
  await field.getByLabel(t.gyg.time, { exact: true }).fill(time);
}

/** Creates a gyg of tomorrow in the editor, with a skill that needs approval and an item that does not. Returns its id. */
export async function createGyg(year: Year): Promise<string> {
  const { t, host, gyg } = year;
  await openFromNavigation(year, host, t.gyg.create);
  await expectPage(host, t.gyg.create);
  await host.getByLabel(t.gyg.title, { exact: true }).fill(gyg);
  await host.getByRole('radiogroup').getByTitle(t.gyg.goal, { exact: true }).click();
  await host.getByRole('button', { name: t.gyg.createDraft }).click();
  await expect(host).toHaveURL(/\/edit$/);
  await expectPage(host, gyg);
  await expect(host.getByRole('heading', { name: t.gyg.missing })).toBeVisible();

  await host.getByRole('textbox', { name: t.gyg.summary }).fill(t.own.summary);
  const start = fromSwedishTime(`${toSwedishTime(new Date(Date.now() + day)).slice(0, 10)}T09:00`) ?? new Date();
  await setTime(year, t.gyg.starts, start);
  await setTime(year, t.gyg.ends, new Date(start.getTime() + 3 * hour));
  await host.getByLabel(t.gyg.address, { exact: true }).fill(t.own.address);

  await host.getByRole('button', { name: t.gyg.addSkill }).click();
  await host.getByLabel(t.gyg.skill, { exact: true }).fill(t.own.skill);
  await host.getByLabel(t.gyg.hours, { exact: true }).fill(t.own.hours);
  await host.getByLabel(t.gyg.places, { exact: true }).fill('2');
  await host.getByRole('button', { name: t.gyg.details }).first().click();
  await host.getByRole('checkbox', { name: t.gyg.approve }).check();
  await host.getByRole('button', { name: t.gyg.addItem }).click();
  await host.getByLabel(t.gyg.item, { exact: true }).fill(t.own.item);
  await host.getByLabel(t.gyg.quantity, { exact: true }).fill('20');
  await expect(host.getByText(t.gyg.skillsSum)).toBeVisible();
  await expect(host.getByText(t.gyg.itemsSum)).toBeVisible();
  await expect(host.getByRole('heading', { name: t.gyg.ready })).toBeVisible();
  await expectFits(host);
  return /gygs\/([^/]+)\/edit/.exec(host.url())?.[1] ?? '';
}

export async function publish({ t, host, gyg }: Year): Promise<void> {
  await host.getByRole('button', { name: t.gyg.publish }).click();
  const question = host.getByRole('dialog', { name: t.gyg.question });
  await expect(question).toContainText(gyg);
  await question.getByRole('button', { name: t.gyg.publish }).click();
  const done = host.getByRole('dialog', { name: t.gyg.published });
  await expect(done).toBeVisible();
  await expectFits(host);
  await done.getByRole('button', { name: t.close }).click();
  await expect(host.getByText(t.gyg.upcoming, { exact: true }).first()).toBeVisible();
}

/** Moves the start to now. Everyone who has booked gets a mail. */
export async function moveToNow(year: Year, memberEmail: string): Promise<void> {
  const { t, host, gyg } = year;
  await host.getByRole('link', { name: t.day.edit, exact: true }).click();
  await expectPage(host, gyg);
  await setTime(year, t.gyg.starts, new Date());
  await setTime(year, t.gyg.ends, new Date(Date.now() + 3 * hour));
  await expect(host.getByText(t.day.notSaved)).toBeVisible();
  await host.getByRole('button', { name: t.day.announce }).click();
  await closeMessage(year, host, t.day.announced);
  await expect(host.getByText(t.day.ongoing, { exact: true }).first()).toBeVisible();
  await mailTo(host, memberEmail, new RegExp(t.day.mail(gyg)));
}
