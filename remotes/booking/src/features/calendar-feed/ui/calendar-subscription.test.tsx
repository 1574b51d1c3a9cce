import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CalendarSubscription } from './calendar-subscription';

const address = (secret: string) => `https://gyg.example/api/calendars/${secret}.ics`;

import { closeScreen, openScreen, toasts } from '../../../testing/open-screen';

afterEach(closeScreen);

const subscription = <CalendarSubscription userId="user-elin" />;
function open(api: FakeHandlers, language: 'en' | 'sv' = 'en') {
  openScreen({ screen: subscription, language, api });
  return userEvent.click(screen.getByRole('button'));
}

/** A server with one address, which each renewal replaces. */
function withAddress(first: string | null): FakeHandlers {
  let url = first;
  let renewals = 0;
  return {
    getCalendar: () => ({ url }),
    renewCalendar: () => {
      renewals += 1;
      url = address(`new-${renewals}`);
      return { url };
    },
  };
}

test('nothing is fetched before the dialog is open', () => {
  const { api } = openScreen({ screen: subscription, api: {} });
  expect(api.calls).toEqual([]);
});

test('before the first use it explains, warns and makes an address', async () => {
  await open(withAddress(null));
  const dialog = within(screen.getByRole('dialog', { name: 'Your bookings in your calendar' }));
  const make = await dialog.findByRole('button', { name: 'Create my address' });
  expect(dialog.getByText(/Anyone who has it can see your bookings/)).toBeTruthy();
  await userEvent.click(make);
  expect(await dialog.findByDisplayValue(address('new-1'))).toBeTruthy();
});

test('the address is copied, opened in a program, and added at Google and Outlook', async () => {
  const user = userEvent.setup();
  await open(withAddress(address('abc')));
  const field = await screen.findByLabelText<HTMLInputElement>('The address of your calendar');
  expect([field.value, field.readOnly]).toEqual([address('abc'), true]);
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('The address is copied.'));
  expect(await navigator.clipboard.readText()).toBe(address('abc'));
  const hrefOf = (name: RegExp) => screen.getByText(name).closest('a')?.href ?? '';
  expect(hrefOf(/^Open in a calendar app/)).toBe('webcal://gyg.example/api/calendars/abc.ics');
  expect(new URL(hrefOf(/Add to Google/)).searchParams.get('cid')).toBe('webcal://gyg.example/api/calendars/abc.ics');
  expect(new URL(hrefOf(/Add to Outlook/)).searchParams.get('url')).toBe(address('abc'));
});

test('a new address is made only after a question that says what ends', async () => {
  await open(withAddress(address('abc')));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
  const question = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
  expect(question.getByText(/The old address stops working at once/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Keep the address' }));
  expect(screen.getByDisplayValue(address('abc'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
  const again = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
  await userEvent.click(again.getByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByDisplayValue(address('new-1'))).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Make a new address?' })).toBeNull();
});

test('a failure to load has a way out, and a failure to make one says so', async () => {
  let broken = true;
  await open({
    getCalendar: () => (broken ? refusal('server.unexpected') : { url: null }),
    renewCalendar: () => refusal('server.unexpected'),
  });
  const retry = await screen.findByRole('button', { name: /again/i });
  broken = false;
  await userEvent.click(retry);
  await userEvent.click(await screen.findByRole('button', { name: 'Create my address' }));
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.tone).toBe('error'));
});
