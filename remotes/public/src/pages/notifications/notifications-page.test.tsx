import { buildNotification } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { notificationsAnswer } from '../../testing/lists';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { NotificationsPage } from './notifications-page';

afterEach(closeScreen);

const open = (at: string, api: FakeHandlers) =>
  openScreen({
    screen: <NotificationsPage />,
    at,
    session: elin,
    api: { markNotificationsViewed: () => undefined, countNotifications: () => ({ count: 0 }), ...api },
  });

describe('notifications', () => {
  test('link to their gyg, show which are new and are then marked as viewed', async () => {
    const { calls } = await open('/notifications', {
      listNotifications: () =>
        notificationsAnswer([
          buildNotification(),
          buildNotification({ id: 'n2', title: 'Welcome', viewed: true, gygId: null }),
        ]),
    });
    expect(await screen.findByRole('heading', { name: /Your place is booked/ })).toBeTruthy();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'To the gyg' }).map((link) => link.getAttribute('href'))).toEqual([
      '/gygs/gyg-shore',
    ]);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('countNotifications'));
    expect(calls.filter(({ name }) => name === 'markNotificationsViewed')).toHaveLength(1);
  });

  test('archived ones are behind the toggle, and opening it does not mark them as viewed', async () => {
    const { calls } = await open('/notifications?archived=true', { listNotifications: () => notificationsAnswer([]) });
    expect(await screen.findByRole('heading', { name: 'Nothing archived' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Current' }).getAttribute('href')).toBe('/notifications');
    expect(calls.map(({ name, query }) => [name, query])).toEqual([
      ['listNotifications', { page: '0', archived: 'true' }],
    ]);
  });

  test('are paged, with at most ten pages in the pager', async () => {
    const { calls } = await open('/notifications?page=8', {
      listNotifications: () => notificationsAnswer([buildNotification({ viewed: true })], 500),
    });
    expect((await screen.findByRole('link', { name: '8' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link', { name: /^\d+$/ }).map(({ textContent }) => textContent)).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ]);
    expect(calls[0]?.query.page).toBe('7');
  });
});
