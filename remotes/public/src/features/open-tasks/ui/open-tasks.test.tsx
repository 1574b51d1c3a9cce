import { buildNotification } from '@gyg/contract/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notificationsAnswer } from '../../../testing/lists';
import { closeScreen, openScreen } from '../../../testing/open-screen';
import { elin } from '../../../testing/people';
import { OpenTasks } from './open-tasks';

afterEach(closeScreen);
const open = (notifications: ReturnType<typeof buildNotification>[]) =>
  openScreen({
    screen: <OpenTasks />,
    session: elin,
    api: { listNotifications: () => notificationsAnswer(notifications) },
  });

test('shows what can be answered, and says so if there is nothing', async () => {
  const invited = buildNotification({ type: 'gyg_invited', title: 'Läxhjälpen invites you', gygId: 'gyg-tutor' });
  await open([{ ...invited, action: null }]);
  const tasks = within(await screen.findByRole('list', { name: 'To do' }));
  expect(tasks.getByRole('link', { name: /Läxhjälpen invites you/ }).getAttribute('href')).toBe('/gygs/gyg-tutor');
  closeScreen();
  await open([]);
  expect(await screen.findByRole('link', { name: /You’re up to date/ })).toBeTruthy();
});
