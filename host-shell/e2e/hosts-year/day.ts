import { expect } from '../journey';
import { volunteer } from './bookings';
import { closeMessage, expectFits, expectPage, type Year } from './year';

/** Marks everyone as here on the door list. */
export async function runTheDoor({ t, host, gyg }: Year): Promise<void> {
  await host.getByRole('main').getByRole('link', { name: gyg }).first().click();
  await host.getByRole('main').getByRole('link', { name: t.day.attendance }).first().click();
  await expectPage(host, t.day.door);
  for (const name of [t.own.member, volunteer.name]) {
    await host
      .getByRole('group', { name: t.day.of(name) })
      .getByRole('button', { name: t.day.here })
      .click();
  }
  await expect(host.getByText(t.day.everyone)).toBeVisible();
  await expect(host.getByText(t.day.count)).toBeVisible();
  await expectFits(host);
}

/** Finishes the gyg on its desk and writes what came of it. */
export async function finish(year: Year): Promise<void> {
  const { t, host, gyg } = year;
  await host.getByRole('main').getByRole('link', { name: gyg }).first().click();
  await host.getByRole('button', { name: t.day.more(gyg) }).click();
  await host.getByRole('menuitem', { name: t.day.finish }).click();
  const dialog = host.getByRole('dialog', { name: t.day.question });
  await dialog.getByRole('textbox', { name: t.day.impact }).fill(t.own.impact);
  await expectFits(host);
  await dialog.getByRole('button', { name: t.day.finish }).click();
  await closeMessage(year, host, t.day.finished(gyg));
  await expectPage(host, gyg);
}
