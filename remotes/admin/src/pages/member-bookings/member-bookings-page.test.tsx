import { screen as page, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerBookings, deskBookings, shore, shoreApi } from '../../testing/gyg-desk';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { MemberBookingsPage } from './member-bookings-page';

const open = (session: Parameters<typeof openScreen>[0]['session'] = {}) =>
  openScreen({
    screen: <MemberBookingsPage />,
    pattern: '/admin/gygs/:gygId/member/bookings',
    at: '/admin/gygs/gyg-shore/member/bookings?group=confirmed',
    session,
    api: {
      ...shoreApi,
      getGyg: () => shore,
      listMemberBookings: ({ query }) => answerBookings(deskBookings.slice(4, 5), query),
    },
  });
afterEach(closeScreen);

describe('The bookings in the name of an organisation', () => {
  test('are one of the gyg’s pages if the organisation hosts it', async () => {
    const { calls } = await open();
    expect(await page.findByRole('row', { name: /Fatima Noori/ })).toBeDefined();
    const tabs = within(page.getByRole('navigation', { name: 'Pages of this gyg' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Members’ bookings 19');
    expect(calls.find(({ name }) => name === 'listMemberBookings')).toMatchObject({
      params: { gygId: 'gyg-shore', organizationId: 'org-kust' },
      query: { group: 'confirmed', sort: 'created:desc', page: '0' },
    });
  });

  test('are shown without the host’s pages if another organisation hosts it', async () => {
    const { calls } = await open({ organizationId: 'org-fix', organizationName: 'Fixarkollektivet' });
    expect(await page.findByRole('row', { name: /Fatima Noori/ })).toBeDefined();
    expect(page.getByRole('link', { name: shore.title }).getAttribute('href')).toBe('/gygs/gyg-shore');
    expect(page.queryByRole('navigation', { name: 'Pages of this gyg' })).toBeNull();
    expect(page.queryByRole('button', { name: /Cancel|Accept|More/ })).toBeNull();
    expect(calls.find(({ name }) => name === 'listMemberBookings')?.params.organizationId).toBe('org-fix');
    expect(calls.some(({ name }) => name === 'getGygDesk')).toBe(false);
  });
});
