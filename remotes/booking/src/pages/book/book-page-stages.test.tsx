import { buildBooking, buildGyg, buildGygProfile, buildGygViewer, buildUserOrganizations } from '@gyg/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { openFlow } from '../../testing/open-flow';
import { closeScreen } from '../../testing/open-screen';

let flow: ReturnType<typeof openFlow> | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);
const open = (...setup: Parameters<typeof openFlow>) => {
  flow = openFlow(...setup);
  return flow;
};
const alone = { listUserOrganizations: () => buildUserOrganizations([]) };
const stage = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const participation = 'How would you like to take part?';
const representation = 'Who do you represent?';
const confirmation = 'Check your booking, Elin';

describe('the address', () => {
  test('says stage and choices; the browser’s back goes one stage back and keeps what was chosen', async () => {
    const { user, press, where, back } = open('');
    await stage(participation);
    expect(where()).toBe('/gygs/gyg-shore/book');
    await user.click(screen.getByRole('radio', { name: /^Donate/ }));
    await user.click(screen.getByRole('radio', { name: /Sacks/ }));
    await press('Next');
    await stage(representation);
    expect(where()).toContain('?id=need-sacks&type=COMMODITY&quantity=1&stage=representation');
    await user.click(screen.getByRole('radio', { name: /^An organisation/ }));
    await user.click(screen.getByRole('radio', { name: /Brödkooperativet/ }));
    await press('Next');
    const quantity = await screen.findByLabelText('How many can you bring?');
    fill(quantity, '12');
    fill(screen.getByRole('textbox', { name: /Message to the host/ }), 'Call me: 070');
    await waitFor(() => expect(where()).toContain('quantity=12'));
    expect(where()).toContain('for=org-bread');
    expect(where()).toContain('stage=confirm');
    expect(where()).not.toContain('070');

    await back();
    await stage(representation);
    expect(screen.getByRole('radio', { name: /Brödkooperativet/, checked: true })).toBeTruthy();
    await waitFor(() => expect(where()).toContain('quantity=12'));
    await back();
    await stage(participation);
    expect(screen.getByRole('radio', { name: /Sacks/, checked: true })).toBeTruthy();
  });

  test('a reload opens the same stage with choices and comment', async () => {
    const first = open('?id=need-sacks&for=org-fix&quantity=7&stage=confirm');
    fill(await screen.findByRole('textbox', { name: /Message to the host/ }), 'By car');
    await first.accept();
    first.unmount();
    first.api.restore();
    open(first.where().slice('/gygs/gyg-shore/book'.length));
    await stage(confirmation);
    expect(screen.getByDisplayValue('7')).toBeTruthy();
    expect(screen.getByDisplayValue('By car')).toBeTruthy();
    expect(screen.getByText('Fixarkollektivet')).toBeTruthy();
    expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy();
  });

  test('is not replaced before something is chosen, so that it cannot stop a visitor who goes elsewhere', async () => {
    const { where } = open('?id=need-picker', alone);
    await stage(confirmation);
    expect(where()).toBe('/gygs/gyg-shore/book?id=need-picker');
  });

  test('Previous after a Change leaves the history with each stage once', async () => {
    const { press, back, user } = open('?id=need-picker');
    await user.click(await screen.findByRole('radio', { name: /^Myself/ }));
    await press('Next');
    await press('Change what you give');
    await stage(participation);
    await press('Next');
    await stage(representation);
    await press('Previous');
    await stage(participation);
    await press('Next');
    await press('Next');
    await stage(confirmation);
    await press('Previous');
    await stage(representation);
    await back();
    await stage(participation);
  });
});

describe('what is decided', () => {
  test('by the address is shown at the next stage, and can be changed', async () => {
    const { press } = open('?gid=gyg-shore&id=need-picker&type=SKILL');
    await stage(representation);
    expect(screen.getByText('Shore picker')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Done:\s*Participation/ })).toBeTruthy();
    await press('Change what you give');
    expect(await stage(participation)).toBeTruthy();
  });

  test('without organisations, representing is decided: it is a done step, skipped and open to look at', async () => {
    const { user, press } = open('', alone);
    await stage(participation);
    expect(screen.getByRole('button', { name: 'Change who you represent' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Volunteer/ }));
    await user.click(screen.getByRole('radio', { name: /Shore picker/ }));
    await press('Next');
    await stage(confirmation);
    await press('Change who you represent');
    await stage(representation);
    expect(screen.getByRole('link', { name: 'Find or join an organisation' }).getAttribute('href')).toBe(
      '/users/profile/organizations',
    );
  });
});

const weekly = { repeats: 'WEEKLY', occasionMinutes: 180 } as const;

test('of a weekly gyg, the check page says every which day and how long each time', async () => {
  const repeating = buildGyg({ ...weekly, endDateTime: '2027-07-31T10:30:00.000Z' });
  open('?id=need-picker&for=me', { ...alone, getGygProfile: () => buildGygProfile({ gyg: repeating }) });
  await stage(confirmation);
  expect(screen.getByText(/^Every Saturday 09:30, /)).toBeTruthy();
  expect(screen.getByText(/^\d+\.\d hours each time$/)).toBeTruthy();
});

describe('keyboard and screen reader', () => {
  test('each stage focuses its heading, and a wrong field takes the focus', async () => {
    const { user, press } = open('?id=need-picker');
    const focused = () => document.activeElement;
    await stage(representation);
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
    await press('Next');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('radio', { name: /^Myself/ })));
    expect(focused()?.closest('fieldset')?.getAttribute('aria-describedby')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Myself/ }));
    await press('Next');
    await stage(confirmation);
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
    await press('Confirm booking');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('checkbox')));
  });
});

test('an own booking in the address leads to its page', async () => {
  const viewer = buildGygViewer();
  open('?id=need-picker', {
    getGygViewer: () => ({
      ...viewer,
      bookings: [buildBooking({ id: 'booking-7' })],
      canOffer: { ...viewer.canOffer, 'need-picker': { allowed: false, reason: 'already_booked' } },
    }),
  });
  const link = await screen.findByRole('link', { name: 'View your booking' });
  expect(link.getAttribute('href')).toBe('/gygs/gyg-shore/bookings/booking-7');
});
