import {
  buildBooking,
  buildGygProfile,
  buildGygViewer,
  buildNeed,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { openFlow } from '../../testing/open-flow';
import { closeScreen } from '../../testing/open-screen';

let flow: ReturnType<typeof openFlow> | undefined;
beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const skill = '?id=need-picker&for=me&stage=confirm';
const items = '?id=need-sacks&for=me&quantity=12&stage=confirm';

/** Opens the last stage, writes a comment, accepts the terms and confirms. */
async function confirm(query: string, over: FakeHandlers) {
  const opened = openFlow(query, over);
  flow = opened;
  fill(await screen.findByRole('textbox', { name: /Message to the host/ }), 'I bring gloves');
  await opened.accept();
  await opened.press('Confirm booking');
  return opened;
}
const comment = () => screen.getByDisplayValue('I bring gloves');
/** A server that books each key once. The first `lost` responses do not arrive. */
function losingResponses(lost: number) {
  const booked = new Map<string, string>();
  let losing = lost;
  return {
    booked,
    createBooking: ({ key = '' }: { key: string | undefined }) => {
      if (!booked.has(key)) booked.set(key, `booking-${booked.size + 1}`);
      losing -= 1;
      if (losing >= 0) throw new TypeError('Failed to fetch');
      return { id: booked.get(key) ?? '', status: 'ACTIVE' as const };
    },
  };
}
const held = () => buildGygViewer({ bookings: [buildBooking({ id: 'booking-7' })] });

describe('booked once', () => {
  test('the page of the booking replaces the flow, and nothing is kept', async () => {
    const { where } = await confirm(skill, {});
    await waitFor(() => expect(where()).toBe('/gygs/gyg-shore/bookings/booking-1'));
    expect(sessionStorage.getItem('gyg.booking.user-elin.gyg-shore')).toBeNull();
  });

  test('a double click sends one booking', async () => {
    let respond = () => {};
    const waiting = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { keys } = await confirm(skill, {
      createBooking: async () => {
        await waiting;
        return { id: 'booking-1', status: 'ACTIVE' };
      },
    });
    const form = comment().closest('form');
    if (form === null) throw new Error('no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await act(async () => respond());
    expect(keys()).toHaveLength(1);
  });

  test('after a lost response the booking is sent again with the same key', async () => {
    const server = losingResponses(1);
    const { where, keys } = await confirm(skill, server);
    await waitFor(() => expect(where()).toBe('/gygs/gyg-shore/bookings/booking-1'));
    expect(server.booked.size).toBe(1);
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('while the connection is lost everything is kept; trying again uses the same key, also after a reload', async () => {
    const server = losingResponses(4);
    const first = await confirm(skill, server);
    expect((await screen.findByRole('alert')).textContent).toMatch(/We did not get an answer.*booked only once/);
    expect(comment()).toBeTruthy();
    await first.press('Try again');
    await waitFor(() => expect(first.keys()).toHaveLength(4));
    const keys = first.keys();
    first.unmount();
    first.api.restore();

    flow = openFlow(first.where().slice('/gygs/gyg-shore/book'.length), server);
    await screen.findByDisplayValue('I bring gloves');
    await flow.press('Confirm booking');
    await waitFor(() => expect(flow?.where()).toBe('/gygs/gyg-shore/bookings/booking-1'));
    expect([server.booked.size, new Set([...keys, ...flow.keys()]).size]).toEqual([1, 1]);
  });

  test('it is sent again by itself when the device is online again', async () => {
    const { where } = await confirm(skill, losingResponses(2));
    await screen.findByRole('alert');
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(where()).toBe('/gygs/gyg-shore/bookings/booking-1'));
  });

  test('a booking made in another tab is shown, not an error', async () => {
    let isOther = false;
    const { where } = await confirm(skill, {
      createBooking: () => {
        isOther = true;
        return refusal('booking.failed', 'already_booked');
      },
      getGygViewer: () => (isOther ? held() : buildGygViewer()),
    });
    await waitFor(() => expect(where()).toBe('/gygs/gyg-shore/bookings/booking-7'));
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('a booking whose response was lost is shown after a reload', async () => {
    sessionStorage.setItem('gyg.booking.user-elin.gyg-shore', JSON.stringify({ sent: '{}', attemptKey: 'k' }));
    flow = openFlow(skill, {
      getGygViewer: () => ({ ...held(), canOffer: { 'need-picker': { allowed: false, reason: 'already_booked' } } }),
    });
    await waitFor(() => expect(flow?.where()).toBe('/gygs/gyg-shore/bookings/booking-7'));
    expect(flow.keys()).toEqual([]);
  });
});

describe('refusals are explained', () => {
  /** A need that can be booked until someone tries. */
  const goneFor = (reason: 'full' | 'closed' | 'not_open' | 'not_eligible'): FakeHandlers => {
    let gone = false;
    return {
      createBooking: () => {
        gone = true;
        return refusal('booking.failed', reason);
      },
      getGygViewer: () => {
        const viewer = buildGygViewer();
        return gone
          ? { ...viewer, canOffer: { ...viewer.canOffer, 'need-picker': { allowed: false, reason } } }
          : viewer;
      },
    };
  };

  test('taken by someone else: says so, offers the other needs and keeps the comment', async () => {
    const { user, press, where } = await confirm(skill, goneFor('full'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Someone else has just taken the last of “Shore picker”\..*something else/,
    );
    await waitFor(() => expect(where()).toContain('stage=participation'));
    expect(where()).toContain('id=need-picker');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('How would you like to take part?'));
    await user.click(screen.getByRole('radio', { name: /^Donate/ }));
    await user.click(screen.getByRole('radio', { name: /Sacks/ }));
    await press('Next');
    expect(await screen.findByRole('radio', { name: /^Myself/, checked: true })).toBeTruthy();
    await press('Next');
    expect(await screen.findByDisplayValue('I bring gloves')).toBeTruthy();
  });

  test.each([
    ['closed', '“Shore picker” is closed for booking.'],
    ['not_open', 'This gyg does not take bookings at the moment, so “Shore picker” cannot be booked.'],
  ] as const)('%s', async (reason, text) => {
    await confirm(skill, goneFor(reason));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  test.each([
    ['ONLY_HOST', '“Shore picker” is for members of Ren Kust Bohuslän.'],
    ['ONLY_PARTNERS', '“Shore picker” is for members of the organisations that are partners of this gyg.'],
    ['HOST_OR_PARTNERS', '“Shore picker” is for members of Ren Kust Bohuslän and of its partners.'],
    ['INVITE_ONLY', '“Shore picker” is for people whom the host has invited.'],
  ] as const)('not for this user: %s', async (whoCanOffer, text) => {
    const viewer = buildGygViewer();
    flow = openFlow('?id=need-picker', {
      getGygProfile: () => buildGygProfile({ gygPositions: [buildNeed({ whoCanOffer })] }),
      getGygViewer: () => ({
        ...viewer,
        canOffer: { ...viewer.canOffer, 'need-picker': { allowed: false, reason: 'not_eligible' } },
      }),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === text)).toBeTruthy();
  });

  test('removed by the host while the page was open', async () => {
    await confirm(skill, { createBooking: () => refusal('booking.missing_position') });
    expect((await screen.findByRole('alert')).textContent).toContain('no longer part of the gyg');
  });

  test('full when it is opened, with nothing else left', async () => {
    flow = openFlow('?id=need-cook', {
      getGygViewer: () => buildGygViewer({ canOffer: { 'need-cook': { allowed: false, reason: 'full' } } }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to book here' })).toBeTruthy();
    expect(screen.getByText(/is fully booked/).textContent).toBe('“Soup cook for eighty” is fully booked.');
    expect(screen.getByText('There is nothing else to book at the moment.')).toBeTruthy();
  });

  test('fewer are left than offered: offers to give that many', async () => {
    let left = 120;
    const { bodies, press } = await confirm(items, {
      getGygProfile: () =>
        buildGygProfile({
          gygCommodities: [
            buildNeed({ id: 'need-sacks', contributionType: 'COMMODITY', title: 'Sacks', availablePositions: left }),
          ],
        }),
      createBooking: () => {
        if (left === 5) return { id: 'booking-1', status: 'ACTIVE' };
        left = 5;
        return refusal('booking.quantity_more_than_asked');
      },
    });
    expect(await screen.findByText('Only 5 are needed. Choose 5 or fewer.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('How many can you bring?')));
    await press('Give 5 instead');
    await press('Confirm booking');
    await waitFor(() =>
      expect(bodies()).toMatchObject([{ quantity: 12 }, { quantity: 5, bookingComment: 'I bring gloves' }]),
    );
  });

  test('no longer a member: asks again who is represented, and keeps the rest', async () => {
    let isMember = true;
    const { where, press } = await confirm('?id=need-picker&for=org-fix&stage=confirm', {
      listUserOrganizations: () => {
        const other = buildUserOrganization({ organizationId: 'org-bread', name: 'Brödkooperativet' });
        return buildUserOrganizations(isMember ? undefined : [other]);
      },
      createBooking: () => {
        isMember = false;
        return refusal('user_org.not_a_member');
      },
    });
    const alert = await screen.findByRole('alert');
    // At once, before the address has followed: the stage stays until it is left.
    fireEvent.click(screen.getByRole('radio', { name: /^Myself/ }));
    expect(alert.textContent).toContain('You are no longer a member of Fixarkollektivet.');
    await waitFor(() => expect(where()).toContain('stage=representation'));
    await press('Next');
    expect(await screen.findByDisplayValue('I bring gloves')).toBeTruthy();
  });

  test('the login has expired: the way to log in leads back to the same stage', async () => {
    const { where } = await confirm(skill, { createBooking: () => refusal('session.invalid_token') });
    const link = await screen.findByRole('link', { name: 'Log in' });
    const target = new URL(link.getAttribute('href') ?? '', 'https://gyg.example').searchParams.get('target');
    expect(target).toBe(where());
    expect(target).toContain('stage=confirm');
  });

  test('the gyg was taken offline meanwhile: says so and leads to others, since trying again cannot help', async () => {
    await confirm(skill, { createBooking: () => refusal('gyg.missing') });
    expect((await screen.findByRole('alert')).textContent).toMatch(/taken this gyg offline.*Nothing was booked/);
    expect(screen.getByRole('link', { name: 'Find another gyg' }).getAttribute('href')).toContain('/search');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('too many attempts: says to wait, and keeps everything', async () => {
    const { keys, press } = await confirm(skill, { createBooking: () => refusal('request.too_many') });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Wait a moment.*kept/);
    expect(comment()).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(keys()).toHaveLength(2));
  });
});
