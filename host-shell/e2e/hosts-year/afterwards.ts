import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callerOn } from '../caller';
import { attempt, expect, follow } from '../journey';
import { photo } from '../photo';
import { represented, volunteer } from './bookings';
import { expectFits, expectPage, openFromNavigation, type Year } from './year';

/** A participant tells a story, by a call: its screen has a journey of its own. */
export async function tellStory({ t }: Year, member: Page, gygId: string): Promise<void> {
  const caller = await callerOn(member);
  const story = { caption: t.own.story, people: 'NONE', image: await photo(member, 1200, 675) };
  expect((await caller.postForm(`/stories/gygs/${gygId}/images`, story)).status()).toBe(201);
}

/** The host approves the story, and everyone sees it and the result on the page of the gyg. */
export async function approveStory(year: Year, member: Page, gygId: string): Promise<void> {
  const { t, host, gyg } = year;
  await follow(host, '/dashboard');
  await expectPage(host, t.dashboard);
  await openFromNavigation(year, host, t.after.stories);
  await expectPage(host, t.after.stories);
  await expect(host.getByText(t.own.story)).toBeVisible();
  await host.getByRole('button', { name: t.after.approve(t.own.member) }).click();
  await expect(host.getByText(t.after.held(t.own.member))).toBeVisible();
  await openFromNavigation(year, host, t.after.reports);
  await expect(async () => {
    await member.goto(`/gygs/${gygId}`);
    await expect(member.getByRole('region', { name: t.after.moments })).toContainText(t.own.story, attempt);
  }).toPass();
  await expectPage(member, gyg);
  await expect(member.getByRole('region', { name: t.after.impact })).toContainText(t.own.impact);
}

/** What was received equals what was attended, on screen and as a file. */
export async function readReport({ t, host }: Year): Promise<void> {
  await host.getByRole('link', { name: t.after.received }).click();
  await expectPage(host, t.after.reports);
  const sums = host.getByRole('group', { name: t.after.sums });
  for (const figure of t.after.figures) await expect(sums.getByText(figure)).toBeVisible();
  const rows = host.getByRole('table').first().getByRole('row');
  await expect(rows.filter({ hasText: t.own.member })).toContainText(t.after.hours);
  await expect(rows.filter({ hasText: volunteer.name })).toContainText(t.after.items);
  await expect(rows.filter({ hasText: volunteer.name })).toContainText(represented.name);
  await expectFits(host);

  const download = host.waitForEvent('download');
  await host.getByRole('button', { name: t.after.export }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain(t.own.member);
  expect(text).toContain(volunteer.name);
}
