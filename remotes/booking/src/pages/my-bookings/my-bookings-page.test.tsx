import type { UserBooking, UserPlace } from '@gyg/contract';
import {
  buildBooking,
  buildMyBookings,
  buildUserBooking,
  buildUserOrganizations,
  buildUserPlace,
} from '@gyg/contract/testing';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  refusal,
  setTestSession,
  useToasts,
} from '@gyg/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import area from '../../remote-entry';
import {
  cancelledBooking,
  daysFromNow,
  declinedBooking,
  itemsBooking,
  nextBooking,
  offlineBooking,
  pastBooking,
  upcomingPlace,
  weeklyBooking,
} from '../../testing/my-bookings';
import { MyBookingsPage } from './my-bookings-page';

let api: FakeApi | undefined;
beforeAll(() => {
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close ??= vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  api?.restore();
  useToasts.setState({ toasts: [] });
});

interface Shown {
  bookings?: UserBooking[];
  places?: UserPlace[];
}

async function open(shown: Shown | (() => Shown), over: FakeHandlers = {}) {
  api = fakeApi({
    listUserBookings: () => buildMyBookings(typeof shown === 'function' ? shown() : shown),
    listUserOrganizations: () => buildUserOrganizations(),
    ...over,
  });
  setTestSession({ loginRole: 'USER', userId: 'user-elin' });
  render(
    <PlatformProvider areas={[area]} pattern="/users/profile/gygs" at="/users/profile/gygs">
      <main tabIndex={-1}>
        <MyBookingsPage />
      </main>
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
const bodies = (name: string) => api?.calls.filter((made) => made.name === name).map(({ body }) => body);
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`${title} is not in a list`);
  return within(row);
};
/** Opens the menu of the only entry and chooses from it. */
async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}
const menuItems = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('without bookings', () => {
  test('a message says so, with a way to find one', async () => {
    await open({});
    expect(await screen.findByText('No bookings found')).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Find a gyg' }))
      expect(link.getAttribute('href')).toMatch(/^\/search/);
  });

  test('who cancelled all of them sees it too, and can still read them', async () => {
    await open({ bookings: [cancelledBooking] });
    expect(await screen.findByText('No bookings found')).toBeTruthy();
    expect(screen.getByText('Cancelled and declined (1)')).toBeTruthy();
  });

  test('who has only past ones does not', async () => {
    await open({ bookings: [pastBooking('one', 3)] });
    expect(await screen.findByText('Past')).toBeTruthy();
    expect(screen.queryByText('No bookings found')).toBeNull();
  });
});

describe('next up', () => {
  test('shows when, where, what one gives, whom one represents, and where to go from here', async () => {
    await open({ bookings: [itemsBooking, nextBooking] });
    const card = within(await screen.findByRole('article', { name: nextBooking.gygTitle }));
    expect(card.getByText('Next up, in 3 days')).toBeTruthy();
    expect(card.getByText('Ramsvikslandet, Sotenäs')).toBeTruthy();
    expect(card.getByText('Shore picker')).toBeTruthy();
    expect(card.getByText('Fixarkollektivet')).toBeTruthy();
    expect(card.getByText('Awaiting approval')).toBeTruthy();
    expect(card.getByText(/We meet at the jetty/)).toBeTruthy();
    const view = card.getByRole('link', { name: 'View booking' });
    expect(view.getAttribute('href')).toBe('/gygs/gyg-shore/bookings/booking-1');
    expect(card.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('58.43');
  });

  test.each([
    ['now', { ...daysFromNow(-0.01), gygState: 'ONGOING' as const }, 'On right now'],
    ['in more days', daysFromNow(10), 'Next up, in 10 days'],
  ])('%s is said in words', async (_when, times, text) => {
    await open({ bookings: [{ ...nextBooking, ...times }] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('an online gyg has no directions', async () => {
    await open({ bookings: [{ ...nextBooking, address: 'online' }] });
    expect(await screen.findByText('Online')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
  });

  test('can be a place as a recipient', async () => {
    await open({ places: [upcomingPlace] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('A place for you')).toBeTruthy();
    expect(card.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/gygs/gyg-meal/bookings');
  });
});

describe('upcoming', () => {
  test('rows have need and quantity, time and place, and whom one represents', async () => {
    await open({ bookings: [nextBooking, itemsBooking, weeklyBooking] });
    const items = await rowOf(itemsBooking.gygTitle);
    expect(items.getByText('Welder’s gloves, pairs').parentElement?.textContent).toBe('Welder’s gloves, pairs, 6');
    expect(items.getByText(/, Online$/)).toBeTruthy();
    expect(items.getByText('Fixarkollektivet declined, so you take part as yourself.')).toBeTruthy();
    expect(items.getByRole('link', { name: /^View / }).getAttribute('href')).toBe('/gygs/gyg-soup/bookings/items');
    const weekly = await rowOf(weeklyBooking.gygTitle);
    expect(weekly.getByText('Every week')).toBeTruthy();
    expect(weekly.getByText(/^\w+days .*until.*, Malmö$/)).toBeTruthy();
    expect(weekly.getByText('Approved')).toBeTruthy();
  });

  test('a booking that the host has not answered says so', async () => {
    await open({ bookings: [nextBooking, { ...itemsBooking, status: 'PENDING' }] });
    expect((await rowOf(itemsBooking.gygTitle)).getByText('Waiting for the host to confirm')).toBeTruthy();
  });

  test('what has started says once why it cannot be cancelled, with its hosts', async () => {
    const started = { ...weeklyBooking, id: 'second', needTitle: 'English tutor' };
    await open({ bookings: [nextBooking, weeklyBooking, started] });
    expect(await screen.findAllByText(/^What has started can no longer be cancelled here/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Läxhjälpen' }).getAttribute('href')).toBe('/go/laxhjalpen');
  });

  test('nothing of it is said while everything can be cancelled', async () => {
    await open({ bookings: [nextBooking] });
    await screen.findByRole('article');
    expect(screen.queryByText(/^What has started/)).toBeNull();
  });

  test('an unpublished gyg keeps its title, without link or date', async () => {
    await open({ bookings: [{ ...offlineBooking, status: 'ACTIVE' }] });
    expect(await screen.findByText('This gyg is offline at the moment')).toBeTruthy();
    expect(screen.getByText(offlineBooking.gygTitle)).toBeTruthy();
    expect(screen.queryByRole('link', { name: offlineBooking.gygTitle })).toBeNull();
  });
});

describe('past', () => {
  const show = (over: Partial<UserBooking>) => open({ bookings: [pastBooking('one', 3, over)] });

  test.each<[Partial<UserBooking>, string, string | null]>([
    [{ attendance: 'ATTENDED', hours: 4 }, 'Attended', '4.0 hours'],
    [{ attendance: 'ABSENT', hours: 0 }, 'Absent', '0.0 hours'],
    [{ attendance: 'APPROVED_UNATTENDANCE', hours: 0 }, 'Absent, excused', '0.0 hours'],
    [{ attendance: null, hours: null }, 'Not marked yet', null],
    [{ contributionType: 'COMMODITY', quantity: 10, hours: null }, 'Attended', '10 items'],
    [{ contributionType: 'COMMODITY', quantity: 1, hours: null }, 'Attended', '1 item'],
  ])('%o', async (over, words, counted) => {
    await show(over);
    const row = await rowOf('Repair café number one');
    expect(row.getByText(words)).toBeTruthy();
    const figure = row.queryByText(/hours|items?$/)?.textContent ?? null;
    expect(figure).toBe(counted);
  });

  test('a booking that the host never confirmed says so, and has no story', async () => {
    await show({ status: 'PENDING', attendance: null, hours: null });
    expect(await screen.findByText('Never confirmed by the host')).toBeTruthy();
    expect(screen.queryByText('Tell your story')).toBeNull();
  });

  test('who came can tell their story, or sees what became of it', async () => {
    await open({
      bookings: [
        pastBooking('untold', 3),
        pastBooking('unmarked', 4, { attendance: null, hours: null }),
        pastBooking('told', 5, { story: { id: 's1', status: 'APPROVED' } }),
        pastBooking('waiting', 6, { story: { id: 's2', status: 'PENDING' } }),
        pastBooking('absent', 7, { attendance: 'ABSENT', hours: 0 }),
      ],
    });
    const tell = (await rowOf('Repair café number untold')).getByRole('link', { name: /^Tell your story/ });
    expect(tell.getAttribute('href')).toBe('/stories/gyg-shore/upload');
    expect((await rowOf('Repair café number unmarked')).getByText('Tell your story')).toBeTruthy();
    const told = (await rowOf('Repair café number told')).getByRole('link', { name: /^Story published/ });
    expect(told.getAttribute('href')).toBe('/gygs/gyg-shore/stories/s1');
    expect((await rowOf('Repair café number waiting')).getByText('Story waits for the host')).toBeTruthy();
    expect((await rowOf('Repair café number absent')).queryByText(/story/i)).toBeNull();
  });

  test('a long history opens in portions, and the focus goes to the first new row', async () => {
    const many = Array.from({ length: 300 }, (_, index) => pastBooking(`${index + 1}`, index + 1));
    const user = await open({ bookings: many });
    const rows = () => screen.getAllByText(/^Repair café number/).length;
    expect(await screen.findByText('300 bookings')).toBeTruthy();
    expect(rows()).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(rows()).toBe(10);
    expect(document.activeElement?.textContent).toBe('Repair café number 6');
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(rows()).toBe(30);
  });

  test('the sums of everything given are above it', async () => {
    const totals = { hours: 41.5, gygs: 9, goals: 5, items: 1 };
    await open({}, { listUserBookings: () => buildMyBookings({ bookings: [pastBooking('one', 3)], totals }) });
    const sums = within(await screen.findByRole('list', { name: 'What you have given' }));
    expect(sums.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '41.5 hours given',
      '9 gygs',
      '5 goals',
      '1 thing given',
    ]);
  });
});

describe('cancelled and declined', () => {
  test('are put away, and tell who did it, when and why', async () => {
    const byHost = { ...cancelledBooking, id: 'host', gygTitle: 'Shore day', endedBy: 'HOST' as const };
    await open({ bookings: [nextBooking, cancelledBooking, byHost, declinedBooking, offlineBooking] });
    const away = (await screen.findByText('Cancelled and declined (4)')).closest('details');
    expect(away?.open).toBe(false);
    const textOf = (title: string) => screen.getByText(title).closest('li')?.textContent ?? '';
    expect(textOf(cancelledBooking.gygTitle)).toMatch(/Cancelled by you on .*: “I have to work that day.”Cancelled$/);
    expect(textOf('Shore day')).toMatch(/Cancelled by Ren Kust Bohuslän on .*: “I have to work that day.”Cancelled$/);
    expect(textOf(declinedBooking.gygTitle)).toMatch(/Declined by Ren Kust Bohuslän on [^“]*Declined$/);
    expect(textOf(offlineBooking.gygTitle)).toMatch(/offline at the moment.*: “Storm”/);
    expect(screen.queryByRole('link', { name: offlineBooking.gygTitle })).toBeNull();
  });
});

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
    const user = await open({ bookings: [{ ...nextBooking, ...over }] });
    expect(await menuItems(user)).toEqual(labels);
  });

  test('of a place as a recipient gives it back', async () => {
    const user = await open({ places: [buildUserPlace(daysFromNow(3))] });
    expect(await menuItems(user)).toEqual(['Page of Ren Kust Bohuslän', 'Give back the place']);
  });

  test('is not there if nothing can change', async () => {
    await open({ bookings: [{ ...nextBooking, changeable: false, cancellable: false }] });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  });
});

describe('cancelling', () => {
  test('without a reason is not sent and shows what is missing', async () => {
    const user = await open({ bookings: [nextBooking] });
    const dialog = await choose(user, 'Cancel the booking');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    expect(await dialog.findByText('Please give a reason for the cancellation.')).toBeTruthy();
    expect(bodies('cancelBooking')).toEqual([]);
  });

  const ends = () => {
    let gone = false;
    const after = { ...cancelledBooking, id: nextBooking.id, gygTitle: nextBooking.gygTitle };
    return open(() => ({ bookings: [gone ? after : nextBooking] }), {
      cancelBooking: () => {
        gone = true;
        return undefined;
      },
    });
  };

  test('with a reason is sent once, even on a double click', async () => {
    const user = await ends();
    const dialog = await choose(user, 'Cancel the booking');
    await user.type(dialog.getByRole('textbox'), 'My boat is in the yard');
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(toasts()).toEqual(['Your booking is cancelled.']));
    expect(bodies('cancelBooking')).toEqual([{ contributionType: 'SKILL', reason: 'My boat is in the yard' }]);
  });

  test('puts the booking away and moves the focus to the content, since the row is gone', async () => {
    const user = await ends();
    const dialog = await choose(user, 'Cancel the booking');
    await user.type(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Cancelled and declined (1)')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('that is refused says why in the dialog', async () => {
    const user = await open(
      { bookings: [nextBooking] },
      { cancelBooking: () => refusal('booking.cancellation_error') },
    );
    const dialog = await choose(user, 'Cancel the booking');
    await user.type(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('The booking can no longer be cancelled.');
  });

  test('of a place goes to the call of places', async () => {
    const place = buildUserPlace(daysFromNow(3));
    const user = await open({ places: [place] }, { cancelBeneficiary: () => undefined });
    const dialog = await choose(user, 'Give back the place');
    await user.type(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(bodies('cancelBeneficiary')).toEqual([{ reason: 'Ill' }]));
  });
});

describe('changing', () => {
  const items = { ...itemsBooking, representation: null };

  test('sends quantity and comment, and the focus returns to the menu', async () => {
    let quantity = 6;
    const user = await open(() => ({ bookings: [{ ...items, quantity }] }), {
      updateBooking: ({ body }) => {
        quantity = body.quantity ?? quantity;
        return buildBooking({ quantity });
      },
    });
    const dialog = await choose(user, 'Change quantity or comment');
    await user.click(dialog.getByRole('button', { name: 'One more' }));
    await user.type(dialog.getByRole('textbox'), 'All new');
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

  test('refuses a quantity outside what is left and one’s own, in words', async () => {
    const user = await open({ bookings: [items] });
    const dialog = await choose(user, 'Change quantity or comment');
    expect(dialog.getByText('Between 1 and 10.')).toBeTruthy();
    const field = dialog.getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '11');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a whole number from 1 to 10.')).toBeTruthy();
    expect(bodies('updateBooking')).toEqual([]);
  });

  test.each([
    [{ min: 1, max: 6 }, /^Not more than 6/],
    [{ min: 6, max: 9 }, /^Not fewer than 6/],
    [{ min: 6, max: 6 }, 'The quantity can no longer change.'],
  ])('%o is explained', async (quantityLimits, text) => {
    const user = await open({ bookings: [{ ...items, quantityLimits }] });
    expect((await choose(user, 'Change quantity or comment')).getByText(text)).toBeTruthy();
  });

  test('of a skill is about the comment alone', async () => {
    const user = await open(
      { bookings: [{ ...nextBooking, representation: null }] },
      { updateBooking: () => buildBooking() },
    );
    const dialog = await choose(user, 'Change the comment');
    expect(dialog.queryByRole('spinbutton')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Your booking is changed.']));
    expect(bodies('updateBooking')).toEqual([expect.not.objectContaining({ quantity: expect.anything() })]);
  });

  test('that is refused says why in the dialog', async () => {
    const refuse = { updateBooking: () => refusal('booking.quantity_more_than_asked') };
    const user = await open({ bookings: [items] }, refuse);
    const dialog = await choose(user, 'Change quantity or comment');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Fewer are needed than you offer/);
  });
});

describe('representing', () => {
  const alone = { ...nextBooking, representation: null };
  const sent = () => bodies('updateBooking')?.map((body) => body);

  test('is asked for from the row, with the user’s organisations by name', async () => {
    const organizations = buildUserOrganizations().organizations;
    const [first] = organizations;
    if (!first) throw new Error('No organisation');
    const named = ['Östra', 'Alfa', 'Åkeri'].map((name, index) => ({ ...first, organizationId: `o${index}`, name }));
    const user = await open(
      { bookings: [alone] },
      { listUserOrganizations: () => ({ organizations: named }), updateBooking: () => buildBooking() },
    );
    await user.click(await screen.findByRole('button', { name: 'Represent an organisation: Shore picker' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Alfa',
      'Åkeri',
      'Östra',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(await dialog.findByText('Choose the organisation that you represent.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Alfa' }));
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(toasts()).toEqual(['Your request to represent Alfa has been sent.']));
    expect(sent()).toMatchObject([{ userOrganization: 'o1' }]);
  });

  test('is not offered to those without an organisation', async () => {
    await open({ bookings: [alone] }, { listUserOrganizations: () => ({ organizations: [] }) });
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
  ])('%s after its consequences were read', async (_what, booking, item, confirm, done) => {
    let ended = false;
    const after = { ...nextBooking, representation: null };
    const user = await open(() => ({ bookings: [ended ? after : booking] }), {
      updateBooking: () => {
        ended = true;
        return buildBooking();
      },
    });
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your booking stays, and you take part as yourself/)).toBeTruthy();
    await user.dblClick(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(toasts()).toEqual([done]));
    expect(sent()).toMatchObject([{ userOrganization: null }]);
    expect(await screen.findByText('As yourself')).toBeTruthy();
  });

  test('that is refused says why in the dialog', async () => {
    const user = await open({ bookings: [nextBooking] }, { updateBooking: () => refusal('booking.update.failed') });
    const dialog = await choose(user, 'Withdraw the request to represent Fixarkollektivet');
    await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('The booking could not be changed.');
  });
});

test('if the list cannot be loaded, the page shows the reason and can retry', async () => {
  let fail = true;
  const user = await open(
    {},
    {
      listUserBookings: () =>
        fail ? refusal('server.unexpected') : buildMyBookings({ bookings: [buildUserBooking(daysFromNow(3))] }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'This didn’t load' })).toBeTruthy();
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shore picker')).toBeTruthy();
});
