import type { Confirmation } from '@gyg/contract';
import { buildConfirmation } from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { ConfirmationPage } from './confirmation-page';

afterEach(closeScreen);

function open(query: string, over: Partial<Confirmation> = {}, handlers: FakeHandlers = {}) {
  let now = buildConfirmation(over);
  const answers: unknown[] = [];
  const api: FakeHandlers = {
    getConfirmation: () => now,
    answerConfirmation: ({ body }) => {
      answers.push(body);
      now = { ...now, state: body.answer === 'COMING' ? 'COMING' : 'CANCELLED' };
      return now;
    },
    ...handlers,
  };
  const { user } = openScreen({
    screen: <ConfirmationPage />,
    pattern: '/bookings/confirmations/:token',
    at: `/bookings/confirmations/b~1.signed${query}`,
    session: {},
    api,
  });
  return { answers, user };
}
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('the page of a reminder', () => {
  test('asks, with the gyg, its date, its place and all that is booked', async () => {
    const { answers, user } = open('');
    expect(await title()).toBe('Are you coming?');
    for (const text of ['Ramsvikslandet, Sotenäs', 'Shore picker', 'Sacks × 12', 'Ren Kust Bohuslän']) {
      expect(document.body.textContent).toContain(text);
    }
    expect(answers).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I’m coming' }));
    expect(await screen.findByRole('heading', { name: 'Thanks, see you there' })).toBeTruthy();
    expect(answers).toEqual([{ answer: 'COMING', reason: '' }]);
  });

  test('records nothing by being opened; “I’m coming” is recorded once, and offers the calendar', async () => {
    const { answers, user } = open('?answer=COMING');
    expect(await title()).toBe('Are you coming?');
    expect(answers).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I’m coming' }));
    expect(await screen.findByRole('heading', { name: 'Thanks, see you there' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    expect(answers).toEqual([{ answer: 'COMING', reason: '' }]);
  });

  test('focuses the heading of each result, but not the one of the page itself', async () => {
    const { user } = open('');
    const focused = () => document.activeElement?.textContent;
    expect(await title()).toBe('Are you coming?');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'I can’t come' }));
    await waitFor(() => expect(focused()).toBe('Can’t you come?'));
    await user.click(screen.getByRole('button', { name: 'Cancel my booking' }));
    await waitFor(() => expect(focused()).toBe('Your booking is cancelled'));
  });

  test('lets the person change it, with a reason', async () => {
    const { answers, user } = open('', { state: 'COMING' });
    await user.click(await screen.findByRole('button', { name: 'I can’t come after all' }));
    fill(screen.getByLabelText('Reason (optional)'), 'Ill');
    await user.click(screen.getByRole('button', { name: 'Cancel my booking' }));
    expect(await screen.findByText('Your booking is cancelled')).toBeTruthy();
    expect(answers).toEqual([{ answer: 'CANCEL', reason: 'Ill' }]);
  });

  test('never cancels by being opened; keeping the booking returns to the question', async () => {
    const { answers, user } = open('?answer=CANCEL');
    expect(await title()).toBe('Can’t you come?');
    await user.click(screen.getByRole('button', { name: 'Keep my booking' }));
    expect(await screen.findByRole('heading', { name: 'Are you coming?' })).toBeTruthy();
    expect(answers).toEqual([]);
  });

  test('asks again when the date has changed', async () => {
    const { answers } = open('?answer=COMING', { moved: true });
    expect(await screen.findByText(/The date has changed/)).toBeTruthy();
    expect(answers).toEqual([]);
  });

  test('speaks of a place, not of a booking, to recipients', async () => {
    open('?answer=CANCEL', { kind: 'PLACE', needs: [] });
    expect(await screen.findByRole('button', { name: 'Cancel my place' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('booking');
    expect(document.body.textContent).not.toContain('You give');
  });

  test.each<[string, Partial<Confirmation>, string]>([
    ['already cancelled', { state: 'CANCELLED', needs: [] }, 'Your booking is cancelled'],
    ['started', { state: 'STARTED' }, 'The gyg has started'],
  ])('says so when it is %s, and sends nothing', async (_what, over, heading) => {
    const { answers } = open('?answer=COMING', over);
    expect(await title()).toBe(heading);
    expect(answers).toEqual([]);
  });

  test.each<[string, Partial<Confirmation>, RegExp]>([
    ['the booking', {}, /^It was cancelled earlier, so there is nothing to answer\./],
    ['the gyg', { gygVisible: false }, /^Ren Kust Bohuslän has cancelled it/],
  ])('says that %s was cancelled, and not that an answer could not be recorded', async (_what, over, text) => {
    open('?answer=COMING', { state: 'CANCELLED', needs: [], ...over });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find another gyg' })).toBeTruthy();
    expect(screen.queryByText(/could not record/)).toBeNull();
  });

  test('says that an answer came too late once it was given', async () => {
    let state: Confirmation['state'] = 'OPEN';
    const { user } = open(
      '',
      {},
      {
        getConfirmation: () => buildConfirmation({ state }),
        answerConfirmation: () => {
          state = 'CANCELLED';
          return refusal('reminders.cancelled');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
    expect(await screen.findByText(/could not record that you are coming/)).toBeTruthy();
  });

  test('explains a wrong link', async () => {
    open('', {}, { getConfirmation: () => refusal('reminders.missing') });
    expect(await title()).toBe('This link is not valid');
  });

  test('keeps the question when the answer fails, and says why', async () => {
    const { user } = open('?answer=COMING', {}, { answerConfirmation: () => refusal('server.unexpected') });
    await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
    expect(await screen.findByRole('heading', { name: 'Are you coming?' })).toBeTruthy();
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.tone).toBe('error'));
  });
});
