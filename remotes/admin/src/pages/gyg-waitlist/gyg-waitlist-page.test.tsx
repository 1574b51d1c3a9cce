import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen as page } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { shoreApi } from '../../testing/gyg-desk';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { answerWaitlist } from '../../testing/waitlist';
import { GygWaitlistPage } from './gyg-waitlist-page';

const path = '/admin/gygs/gyg-shore/waitlist';
const open = (api: FakeHandlers = {}, query = '') =>
  openScreen({
    screen: <GygWaitlistPage />,
    pattern: '/admin/gygs/:gygId/waitlist',
    at: path + query,
    api: { ...shoreApi, listWaitlist: ({ query }) => answerWaitlist(query), ...api },
  });
const rowOf = async (name: string) => (await page.findByText(name)).closest('tr')?.textContent;
afterEach(closeScreen);

describe('The waiting list of a gyg', () => {
  test('shows in order who waits for what, and the deadlines of offers', async () => {
    await open();
    expect(await rowOf('Noor Rahimi')).toMatch(
      /Camp cook.*I have cooked.*Offered a place.*until Wed, Jun 2, 2027, 10:00/,
    );
    expect(await rowOf('Elin Sandberg')).toMatch(/Camp cook.*Fixarkollektivet.*Waiting/);
    expect(await rowOf('Oskar Wall')).toContain('Sacks, 160 litres × 12');
    expect(await rowOf('Selam Tesfay')).toContain('A place as a recipient');
  });

  test('shows ended entries apart, without the names of erased people', async () => {
    const { calls } = await open({}, '?tab=ended');
    const tab = await page.findByRole('link', { name: 'Waiting 4' });
    expect(tab.getAttribute('href')).toBe(path);
    expect(page.getByRole('link', { name: 'Ended 6' }).getAttribute('href')).toBe(`${path}?tab=ended`);
    for (const status of ['Booked', 'Declined', 'Not answered in time', 'Left the list', 'Closed']) {
      expect(await page.findAllByText(status)).not.toEqual([]);
    }
    expect(page.getByText('Erased account')).toBeDefined();
    expect(calls.findLast(({ name }) => name === 'listWaitlist')?.query).toEqual({ group: 'ended', page: '0' });
  });

  test('that is empty says how it works; a page that does not exist leads to the last', async () => {
    const none = { entries: [], counts: { WAITING: 0, OFFERED: 0, ended: 0 }, total: 0, page: 0, pageSize: 20 };
    await open({ listWaitlist: () => none }, '?page=4');
    expect(await page.findByText('No one is waiting')).toBeDefined();
    expect(address()).toBe(path);
  });

  test('that does not load can be tried again', async () => {
    let fails = true;
    const { user } = await open({
      listWaitlist: ({ query }) => (fails ? refusal('server.unexpected') : answerWaitlist(query)),
    });
    const again = await page.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await rowOf('Noor Rahimi')).toBeDefined();
  });
});
