import {
  buildBooking,
  buildGygProfile,
  buildGygViewer,
  buildMyBookings,
  buildUserBooking,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { type FakeHandlers, fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import area from '../../remote-entry';
import { scenePicture } from '../../testing/pictures';
import { BookingPage } from './booking-page';

type Booking = ReturnType<typeof buildBooking>;
type Over = Parameters<typeof buildBooking>[0];
type State = ReturnType<typeof buildGygProfile>['gyg']['state'];

const profileIn = (state: State) => {
  const profile = buildGygProfile();
  return { ...profile, gyg: { ...profile.gyg, gygHero: scenePicture('shore', 14), state } };
};
const fix = { organizationId: 'org-fix', orgName: 'Fixarkollektivet', userOrganization: 'org-fix', quantity: 1 };
const viewerOf = (booking: Booking) =>
  buildGygViewer({
    bookings: [booking],
    participantInfo: '<ul><li>Wear boots and a windproof jacket.</li><li>Park by the church.</li></ul>',
    participants: [
      {
        ...fix,
        ...{ id: 'booking-2', gygId: 'gyg-shore', gygPositionId: 'need-boat', gygCommodityId: null },
        ...{ userId: 'user-miriam', bookerName: 'Miriam Tesfaye' },
      },
      {
        ...fix,
        ...{ id: 'booking-3', gygId: 'gyg-shore', gygPositionId: null, gygCommodityId: 'need-sacks', quantity: 20 },
        ...{ userId: 'user-sanna', bookerName: 'Sanna Berg' },
      },
      {
        ...fix,
        ...{ id: 'booking-4', gygId: 'gyg-shore', gygPositionId: 'need-picker', gygCommodityId: null },
        ...{ userId: null, bookerName: null },
      },
    ],
  });

const meta: Meta<typeof BookingPage> = {
  component: BookingPage,
  title: 'A booking',
  parameters: { layout: 'fullscreen', state: { justBooked: false } },
  render: (_args, { globals, parameters }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/gygs/:gygId/bookings/:bookingId"
      at="/gygs/gyg-shore/bookings/booking-1"
      state={parameters.state}
    >
      <BookingPage />
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof BookingPage>;

const withBooking =
  (over: Over, { state = 'PUBLISHED', api = {} }: { state?: State; api?: FakeHandlers } = {}) =>
  () => {
    const booking = buildBooking(over);
    const email = 'elin.sandberg@fixar.example';
    setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg', email });
    const fake = fakeApi({
      getGygProfile: () => profileIn(state),
      getGygViewer: () => viewerOf(booking),
      listUserOrganizations: () => buildUserOrganizations(),
      ...api,
    });
    return () => fake.restore();
  };
const ended = (status: 'CANCELLED' | 'DECLINED') =>
  withBooking(
    {},
    {
      api: {
        getGygViewer: () => buildGygViewer(),
        listUserBookings: () =>
          buildMyBookings({
            bookings: [buildUserBooking({ status, cancelReason: 'The boat is in the yard.', cancellable: false })],
          }),
      },
    },
  );
const asked = { id: 'r1', organizationId: 'org-fix', orgName: 'Fixarkollektivet' };

/** Thanks, right after booking; the organisation has not answered yet. */
export const JustBooked: Story = {
  parameters: { state: { justBooked: true } },
  beforeEach: withBooking({ representation: { ...asked, status: 'PENDING' } }),
};
/** The host has to accept it first. */
export const WaitingForTheHost: Story = {
  parameters: { state: { justBooked: true } },
  beforeEach: withBooking({ status: 'PENDING' }),
};
/** A later visit; the organisation has agreed. */
export const Represented: Story = {
  beforeEach: withBooking({
    organizationId: 'org-fix',
    orgName: 'Fixarkollektivet',
    representation: { ...asked, status: 'ACCEPTED' },
  }),
};
/** The gyg is over, and the host has noted who came. */
export const Past: Story = { beforeEach: withBooking({ attendance: 'ATTENDED' }, { state: 'FINISHED' }) };
export const Cancelled: Story = { beforeEach: ended('CANCELLED') };
export const Declined: Story = { beforeEach: ended('DECLINED') };
/** The host has unpublished the gyg. */
export const GygOffline: Story = {
  beforeEach: withBooking(
    {},
    {
      api: {
        getGygProfile: () => refusal('gyg.missing'),
        getGygViewer: () => refusal('gyg.missing'),
        listUserBookings: () => buildMyBookings({ bookings: [buildUserBooking({ gygVisible: false })] }),
      },
    },
  ),
};
export const Loading: Story = { beforeEach: withBooking({}, { api: { getGygProfile: () => new Promise(() => {}) } }) };
export const Failed: Story = {
  beforeEach: withBooking({}, { api: { getGygProfile: () => refusal('server.unexpected') } }),
};
