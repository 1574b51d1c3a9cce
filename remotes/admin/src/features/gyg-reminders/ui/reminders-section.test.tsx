import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk } from '../../../testing/edited-gyg';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { RemindersSection } from './reminders-section';

afterEach(closeScreen);

const open = async (api: FakeHandlers = {}) => {
  const { user, sent } = await openSection(<RemindersSection />, draftDesk(), api);
  return { user, saved: () => sent('saveReminders').map(({ body }) => body) };
};

test('reminders are moved, added and removed, and each choice is saved', async () => {
  const { user, saved } = await open();
  await user.selectOptions(await screen.findByLabelText('First reminder'), '3 days before');
  await waitFor(() => expect(saved()).toEqual([{ enabled: true, hoursBefore: [72, 3] }]));
  await user.selectOptions(screen.getByLabelText('Third reminder'), '1 hour before');
  await waitFor(() => expect(saved().at(-1)).toEqual({ enabled: true, hoursBefore: [72, 3, 1] }));
  await waitFor(() => expect(screen.getByLabelText('Third reminder')).toHaveProperty('value', '1'));
  await user.selectOptions(screen.getByLabelText('Second reminder'), 'No reminder');
  await waitFor(() => expect(saved().at(-1)).toEqual({ enabled: true, hoursBefore: [72, 1] }));
});

test('reminders are switched off, which keeps their times', async () => {
  const { user, saved } = await open();
  await user.click(await screen.findByLabelText('Remind people before the start'));
  await waitFor(() => expect(saved()).toEqual([{ enabled: false, hoursBefore: [48, 3] }]));
  await waitFor(() => expect(screen.queryByLabelText('First reminder')).toBeNull());
});

test('a save that fails says why and shows what is stored', async () => {
  const { user } = await open({ saveReminders: () => refusal('server.unexpected') });
  await user.selectOptions(await screen.findByLabelText('First reminder'), '7 days before');
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.tone).toBe('error'));
  await waitFor(() => expect(screen.getByLabelText('First reminder')).toHaveProperty('value', '48'));
});
