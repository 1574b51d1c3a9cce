import type { UserBooking } from '@gyg/contract';
import { buildBooking, buildUserOrganizations, buildUserPlace } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { cancelledBooking, daysFromNow, itemsBooking, nextBooking } from '../../testing/my-bookings';
import { choose, menuItems, openMenu, openMyBookings, rowOf } from '../../testing/open-my-bookings';
import { bodies, closeScreen, toasts } from '../../testing/open-screen';

afterEach(closeScreen);

describe('the menu', () => {
  test.each<[string, Partial<UserBooking>, string[]]>([
    [
      'a private booking',
      { representation: null },
      ['Change the comment', 'Represent an organisation', 'Page of Ren Kust Bohuslän', 'Cancel the booking'],
    ],
    [
      'one with a request',
      {},
      [
        'Change the comment',
        'Withdraw the request to represent Fixarkollektivet',
        'Page of Ren Kust Bohuslän',
        'Cancel the booking',
      ],
    ],
    [
      'items for an organisation, too late to cancel',
      { ...itemsBooking, orgName: 'Fix', organizationId: 'org-fix', cancellable: false },
      ['Change quantity or comment', 'Stop representing Fix', 'Page of Ren Kust Bohuslän'],
    ],
  ])('of %s', async (_of, over, labels) => {
    const user = await openMyBookings({ bookings: [{ ...nextBooking, ...over }] });
    await openMenu(user);
    // The organisations may come while it is open.
    await waitFor(() => expect(menuItems()).toEqual(labels));
  });

  test('of a place as a recipient cancels it', async () => {
    const user = await openMyBookings({ places: [buildUserPlace(daysFromNow(3))] });
    await openMenu(user);
    expect(menuItems()).toEqual(['Page of Ren Kust Bohuslän', 'Cancel the place']);
  });

  test('is not there if nothing can change', async () => {
    await openMyBookings({ bookings: [{ ...nextBooking, changeable: false, cancellable: false }] });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  });
});

describe('cancelling', () => {
  test('without a reason is not sent and shows what is missing', async () => {
    const user = await openMyBookings({ bookings: [nextBooking] });
    const dialog = await choose(user, 'Cancel the booking');
    expect(dialog.getByText('You can cancel until Sat, Jun 12, 2027, 09:30.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    expect(await dialog.findByText('Please give a reason for the cancellation.')).toBeTruthy();
    expect(bodies('cancelBooking')).toEqual([]);
  });

  const ends = () => {
    let gone = false;
    const after = { ...cancelledBooking, id: nextBooking.id, gygTitle: nextBooking.gygTitle };
    return openMyBookings(() => ({ bookings: [gone ? after : nextBooking] }), {
      cancelBooking: () => {
        gone = true;
        return undefined;
      },
    });
  };

  test('with a reason is sent once, even on a double click', async () => {
    const user = await ends();
    const dialog = await choose(user, 'Cancel the booking');
    fill(dialog.getByRole('textbox'), 'My boat is in the yard');
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(toasts()).toEqual(['Your booking is cancelled.']));
    expect(bodies('cancelBooking')).toEqual([{ contributionType: 'SKILL', reason: 'My boat is in the yard' }]);
  });

  test('moves the booking to the cancelled ones and the focus to the content, because the row is gone', async () => {
    const user = await ends();
    const dialog = await choose(user, 'Cancel the booking');
    fill(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Cancelled and declined (1)')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('that is refused says why in the dialog', async () => {
    const user = await openMyBookings(
      { bookings: [nextBooking] },
      { cancelBooking: () => refusal('booking.cancellation_error') },
    );
    const dialog = await choose(user, 'Cancel the booking');
    fill(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('The booking can no longer be cancelled.');
  });

  test('of one among several moves the focus to the next row', async () => {
    let gone = false;
    const later = { ...itemsBooking, ...daysFromNow(30), id: 'later', gygTitle: 'Later', representation: null };
    const user = await openMyBookings(() => ({ bookings: [nextBooking, ...(gone ? [] : [itemsBooking]), later] }), {
      cancelBooking: () => {
        gone = true;
        return undefined;
      },
    });
    await user.click((await rowOf(itemsBooking.gygTitle)).getByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(screen.queryByText(itemsBooking.gygTitle)).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Later'));
  });

  test('of a place goes to the call of places', async () => {
    const place = buildUserPlace(daysFromNow(3));
    const user = await openMyBookings({ places: [place] }, { cancelBeneficiary: () => undefined });
    const dialog = await choose(user, 'Cancel the place');
    fill(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(toasts()).toEqual(['Your booking is cancelled.']));
    expect(bodies('cancelBeneficiary')).toEqual([{ reason: 'Ill' }]);
  });
});

describe('changing', () => {
  const items = { ...itemsBooking, representation: null };

  test('sends quantity and comment, and the focus returns to the menu', async () => {
    let quantity = 6;
    const user = await openMyBookings(() => ({ bookings: [{ ...items, quantity }] }), {
      updateBooking: ({ body }) => {
        quantity = body.quantity ?? quantity;
        return buildBooking({ quantity });
      },
    });
    const dialog = await choose(user, 'Change quantity or comment');
    await user.click(dialog.getByRole('button', { name: 'One more' }));
    fill(dialog.getByRole('textbox'), 'All new');
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Your booking is changed.']));
    expect(bodies('updateBooking')).toEqual([
      {
        gygPositionId: 'need-gloves',
        userId: 'user-elin',
        contributionType: 'COMMODITY',
        bookingComment: 'All new',
        quantity: 7,
      },
    ]);
    expect(await screen.findByText(/, 7$/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^More for/));
  });

  test('refuses a quantity outside the limits, and says why', async () => {
    const user = await openMyBookings({ bookings: [items] });
    const dialog = await choose(user, 'Change quantity or comment');
    expect(dialog.getByText('Between 1 and 10.')).toBeTruthy();
    const field = dialog.getByRole('spinbutton');
    fill(field, '11');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a whole number from 1 to 10.')).toBeTruthy();
    expect(bodies('updateBooking')).toEqual([]);
  });

  test.each([
    [{ min: 1, max: 6 }, /^At most 6/],
    [{ min: 6, max: 9 }, /^At least 6/],
    [{ min: 6, max: 6 }, 'The quantity can no longer change.'],
  ])('%o is explained', async (quantityLimits, text) => {
    const user = await openMyBookings({ bookings: [{ ...items, quantityLimits }] });
    expect((await choose(user, 'Change quantity or comment')).getByText(text)).toBeTruthy();
  });

  test('of a skill is about the comment alone', async () => {
    const user = await openMyBookings(
      { bookings: [{ ...nextBooking, representation: null }] },
      { updateBooking: () => buildBooking() },
    );
    const dialog = await choose(user, 'Change the comment');
    expect(dialog.queryByRole('spinbutton')).toBeNull();
    expect(dialog.getByText('26 of 500 characters')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Your booking is changed.']));
    expect(bodies('updateBooking')).toEqual([expect.not.objectContaining({ quantity: expect.anything() })]);
  });

  test('that is refused says why in the dialog', async () => {
    const refuse = { updateBooking: () => refusal('booking.quantity_more_than_asked') };
    const user = await openMyBookings({ bookings: [items] }, refuse);
    const dialog = await choose(user, 'Change quantity or comment');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Fewer are needed than you offer/);
  });
});

describe('representing', () => {
  const alone = { ...nextBooking, representation: null };
  const sent = () => bodies('updateBooking');

  test('is requested from the row, with the user’s organisations by name', async () => {
    const organizations = buildUserOrganizations().organizations;
    const [first] = organizations;
    if (!first) throw new Error('No organisation');
    const named = ['Östra', 'Alfa', 'Åkeri'].map((name, index) => ({ ...first, organizationId: `o${index}`, name }));
    const user = await openMyBookings(
      { bookings: [alone] },
      {
        listUserOrganizations: () => ({ ...buildUserOrganizations(), organizations: named }),
        updateBooking: () => buildBooking(),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Represent an organisation: Shore picker' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Åkeri',
      'Alfa',
      'Östra',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(await dialog.findByText('Choose the organisation that you represent.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Alfa' }));
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(toasts()).toEqual(['Your request to represent Alfa has been sent.']));
    expect(sent()).toMatchObject([{ userOrganization: 'o1' }]);
  });

  test('is not offered to users without an organisation', async () => {
    await openMyBookings(
      { bookings: [alone] },
      { listUserOrganizations: () => ({ ...buildUserOrganizations(), organizations: [] }) },
    );
    await screen.findByText('As yourself');
    expect(screen.queryByRole('button', { name: /^Represent an organisation/ })).toBeNull();
  });

  test.each([
    [
      'a request is withdrawn',
      nextBooking,
      /^Withdraw the request/,
      'Withdraw the request',
      'The request is withdrawn.',
    ],
    [
      'an approved one is revoked',
      { ...nextBooking, organizationId: 'org-fix', orgName: 'Fixarkollektivet' },
      /^Stop representing/,
      'Stop representing',
      'You take part as yourself.',
    ],
  ])('%s after its consequences were shown', async (_what, booking, item, confirm, done) => {
    let ended = false;
    const after = { ...nextBooking, representation: null };
    const user = await openMyBookings(() => ({ bookings: [ended ? after : booking] }), {
      updateBooking: () => {
        ended = true;
        return buildBooking();
      },
    });
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/You keep your booking and take part as yourself/)).toBeTruthy();
    await user.dblClick(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(toasts()).toEqual([done]));
    expect(sent()).toMatchObject([{ userOrganization: null }]);
    expect(await screen.findByText('As yourself')).toBeTruthy();
  });

  test('that is refused says why in the dialog', async () => {
    const user = await openMyBookings(
      { bookings: [nextBooking] },
      { updateBooking: () => refusal('booking.update.failed') },
    );
    const dialog = await choose(user, 'Withdraw the request to represent Fixarkollektivet');
    await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('The booking could not be changed.');
  });
});
