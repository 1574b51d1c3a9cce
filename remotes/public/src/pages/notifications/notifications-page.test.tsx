import { buildNotification } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { notificationsAnswer } from '../../testing/lists';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { NotificationsPage } from './notifications-page';

afterEach(closeScreen);

/** Hides the page, as closing a tab does: answers that are held are sent at once. */
async function hidePage() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

const offer = buildNotification({
  type: 'booking_pending',
  title: 'Maja wants to help',
  viewed: true,
  action: { kind: 'booking', targetId: 'booking-1' },
});

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
          buildNotification({ image: '/media/kust.webp', gygLanguage: 'se' }),
          buildNotification({ id: 'n2', title: 'Welcome', viewed: true, gygId: null }),
        ]),
    });
    expect(await screen.findByRole('heading', { name: /Your place is booked/ })).toBeTruthy();
    expect(screen.getAllByText('New')).toHaveLength(1);
    const gygs = screen.getAllByRole('link', { name: 'Spring clean-up on Ramsvik’s outer shore' });
    expect(gygs.map((link) => [link.getAttribute('href'), link.lang])).toEqual([['/gygs/gyg-shore', 'sv']]);
    expect(document.querySelector('main img, li img')?.getAttribute('src')).toBe('/media/kust.webp');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('countNotifications'));
    expect(calls.filter(({ name }) => name === 'markNotificationsViewed')).toHaveLength(1);
  });

  test('archived ones are behind the toggle, and opening it does not mark them as viewed', async () => {
    const { calls } = await open('/notifications?archived=true', { listNotifications: () => notificationsAnswer([]) });
    expect(await screen.findByRole('heading', { name: 'Nothing archived' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Current' }).getAttribute('href')).toBe('/notifications');
    expect(calls.map(({ name, query }) => [name, query])).toEqual([
      ['listNotifications', { page: '0', archived: 'true', lang: 'en' }],
    ]);
  });

  test('those to answer come first, each with one link and how long ago it was', async () => {
    const created = new Date(Date.now() - 2.5 * 60 * 60 * 1000).toISOString();
    await open('/notifications', {
      listNotifications: () =>
        notificationsAnswer([
          buildNotification({ id: 'n1', title: 'Boots, not trainers', viewed: true, created }),
          { ...offer, id: 'n2', relatedUserId: 'user-maja', relatedUserName: 'Maja Lindqvist' },
        ]),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'To answer' })).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Maja wants to help', 'Boots, not trainers']);
    for (const item of screen.getAllByRole('listitem')) expect(item.querySelectorAll('a')).toHaveLength(1);
    const time = screen.getByText('2 hours ago');
    expect(time.getAttribute('datetime')).toBe(created);
    expect(time.title).toMatch(/, \d\d:\d\d$/);
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

  test('are accepted in place: Undo before anything is sent, then who gave the answer', async () => {
    let shown = offer;
    const { user, calls } = await open('/notifications', {
      listNotifications: () => notificationsAnswer([shown]),
      respondToNotification: () => {
        const answer = { responded: true, responderAction: 'true', responderFullName: 'Elin Sandberg' } as const;
        shown = { ...offer, archived: true, notificationAction: answer };
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline: Maja wants to help' }));
    const undo = screen.getByRole('button', { name: 'Undo: Maja wants to help' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await user.click(screen.getByRole('button', { name: 'Accept: Maja wants to help' }));
    expect(calls.map(({ name }) => name)).not.toContain('respondToNotification');
    await hidePage();
    expect(await screen.findByText('Accepted by Elin Sandberg')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'respondToNotification').map(({ body }) => body)).toEqual([
      { action: 'accept' },
    ]);
  });

  test('show who answered elsewhere, if an answer comes too late', async () => {
    let answered = false;
    const { user } = await open('/notifications', {
      listNotifications: () =>
        notificationsAnswer([
          answered
            ? {
                ...offer,
                notificationAction: { responded: true, responderAction: 'false', responderFullName: 'Britta Hallén' },
              }
            : offer,
        ]),
      respondToNotification: () => {
        answered = true;
        return refusal('notifications.already_responded');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept: Maja wants to help' }));
    await hidePage();
    expect(await screen.findByText('Declined by Britta Hallén')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  test('are archived and moved back', async () => {
    let archived = false;
    const { user } = await open('/notifications', {
      listNotifications: ({ query }) =>
        notificationsAnswer(String(archived) === query.archived ? [{ ...offer, archived }] : []),
      archiveNotification: () => {
        archived = true;
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Archive: Maja wants to help' }));
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeTruthy();
    closeScreen();
    const archive = await open('/notifications?archived=true', {
      listNotifications: ({ query }) =>
        notificationsAnswer(String(archived) === query.archived ? [{ ...offer, archived }] : []),
      unarchiveNotification: () => {
        archived = false;
        return undefined;
      },
    });
    await archive.user.click(await screen.findByRole('button', { name: 'Move back: Maja wants to help' }));
    expect(await screen.findByRole('heading', { name: 'Nothing archived' })).toBeTruthy();
  });
});

describe('reminders', () => {
  const reminder = buildNotification({
    type: 'gyg_reminder',
    title: 'Are you coming?',
    action: { kind: 'reminder', targetId: 'b~booking-1~0' },
  });

  test('are answered in their own words, and shown as answered', async () => {
    const { user, calls } = await open('/notifications', {
      listNotifications: () =>
        notificationsAnswer([
          reminder,
          buildNotification({
            ...reminder,
            id: 'answered',
            notificationAction: { responded: true, responderAction: 'true', responderFullName: 'Elin Sandberg' },
          }),
        ]),
      respondToNotification: () => undefined,
    });
    expect(await screen.findByText('You are coming')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I can’t come: Are you coming?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I’m coming: Are you coming?' }));
    expect(await screen.findByText(/^You are coming\. Sent in 10 seconds/)).toBeTruthy();
    await hidePage();
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'respondToNotification')?.body).toEqual({ action: 'accept' }),
    );
  });
});

test('an offered place is taken, not accepted', async () => {
  const offer = buildNotification({
    type: 'waitlist_offer',
    title: 'A place has opened',
    action: { kind: 'waitlist', targetId: 'entry-1' },
  });
  const { user } = await open('/notifications', { listNotifications: () => notificationsAnswer([offer]) });
  expect(await screen.findByRole('button', { name: 'No, thanks: A place has opened' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take the place: A place has opened' }));
  expect(await screen.findByText(/^The place is yours\. Sent in 10 seconds/)).toBeTruthy();
});
