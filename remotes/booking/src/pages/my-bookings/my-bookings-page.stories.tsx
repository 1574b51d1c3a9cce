import { buildMyBookings, buildUserOrganizations, buildUserWaitlistEntry } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import area from '../../remote-entry';
import {
  cancelledBooking,
  daysFromNow,
  declinedBooking,
  fullBookings,
  itemsBooking,
  nextBooking,
  offlineBooking,
  pastBooking,
  upcomingPlace,
  weeklyBooking,
} from '../../testing/my-bookings';
import { MyBookingsPage } from './my-bookings-page';

const meta: Meta<typeof MyBookingsPage> = {
  component: MyBookingsPage,
  title: 'My bookings',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider areas={[area]} language={globals.language === 'sv' ? 'sv' : 'en'}>
      <MyBookingsPage />
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof MyBookingsPage>;

type Answer = NonNullable<Parameters<typeof fakeApi>[0]['listUserBookings']>;
const withBookings = (listUserBookings: Answer) => () => {
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const api = fakeApi({
    listUserBookings,
    listUserOrganizations: () => buildUserOrganizations(),
    cancelBooking: () => undefined,
  });
  return () => api.restore();
};

/** Opens the menu of what is next, and chooses from it. */
const choose = (name: RegExp): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    const card = within(await within(canvasElement).findByRole('article'));
    await userEvent.click(card.getByRole('button', { name: /^(More|Mer) / }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name }));
    await expect(await page.findByRole('dialog')).toHaveAttribute('open');
  };

/** Next up, upcoming, past, and what ended early. */
export const Full: Story = { beforeEach: withBookings(() => fullBookings) };
/** A place is kept for the user, and they wait for two others. */
export const WaitingLists: Story = {
  beforeEach: withBookings(() =>
    buildMyBookings({
      bookings: [nextBooking],
      waitlist: [
        buildUserWaitlistEntry({
          id: 'entry-1',
          status: 'OFFERED',
          needTitle: 'Boat driver',
          gygTitle: 'Count the seals from small boats',
          offer: { token: 'token', quantity: 1, expiresAt: daysFromNow(1).startDateTime },
        }),
        buildUserWaitlistEntry({ id: 'entry-2', gygTitle: 'A bicycle for every ninth-grader', needTitle: 'Mechanic' }),
        buildUserWaitlistEntry({
          id: 'entry-3',
          gygTitle: 'Soup on the jetty for everyone',
          needTitle: '',
          gygPositionId: null,
          contributionType: null,
        }),
      ],
    }),
  ),
};
/** What ended early, opened: who cancelled or declined, when and why. */
export const Ended: Story = {
  beforeEach: withBookings(() =>
    buildMyBookings({ bookings: [nextBooking, cancelledBooking, declinedBooking, offlineBooking] }),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText(/\(3\)/));
  },
};
/** It takes place now, so it cannot be cancelled any more. */
export const UnderWay: Story = {
  beforeEach: withBookings(() =>
    buildMyBookings({
      bookings: [
        { ...nextBooking, ...daysFromNow(-0.05), gygState: 'ONGOING', cancellable: false, cancellableUntil: null },
        weeklyBooking,
      ],
    }),
  ),
};
/** A place as a recipient is next. */
export const PlaceNext: Story = { beforeEach: withBookings(() => buildMyBookings({ places: [upcomingPlace] })) };
/** Nothing to come, only what is over. */
export const OnlyPast: Story = {
  beforeEach: withBookings(() =>
    buildMyBookings({
      bookings: Array.from({ length: 30 }, (_, index) => pastBooking(`${index + 1}`, index + 1)),
      totals: { hours: 120, gygs: 30, goals: 1, items: 0 },
    }),
  ),
};
/** Everything was cancelled. */
export const AllCancelled: Story = {
  beforeEach: withBookings(() => buildMyBookings({ bookings: [cancelledBooking] })),
};
/** Nothing booked yet. */
export const Empty: Story = { beforeEach: withBookings(() => buildMyBookings()) };
/** Quantity and comment in a dialog. */
export const Changing: Story = {
  beforeEach: withBookings(() => buildMyBookings({ bookings: [itemsBooking] })),
  play: choose(/quantity|antal/),
};
/** Which organisation to represent. */
export const Representing: Story = {
  beforeEach: withBookings(() => buildMyBookings({ bookings: [itemsBooking] })),
  play: choose(/Represent|Företräd/),
};
/** Before a request is withdrawn. */
export const Withdrawing: Story = {
  beforeEach: withBookings(() => buildMyBookings({ bookings: [nextBooking] })),
  play: choose(/Withdraw|tillbaka/),
};
/** Cancelling asks for a reason. */
export const Cancelling: Story = {
  beforeEach: withBookings(() => buildMyBookings({ bookings: [nextBooking] })),
  play: choose(/Cancel|Avboka/),
};
/** The lists are loading. */
export const Loading: Story = { beforeEach: withBookings(() => new Promise(() => {})) };
/** The lists could not be loaded. A retry is possible. */
export const Failed: Story = { beforeEach: withBookings(() => refusal('server.unexpected')) };
