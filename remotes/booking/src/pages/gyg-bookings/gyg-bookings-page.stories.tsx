import {
  buildGygProfile,
  buildMyBookings,
  buildUserBooking,
  buildUserOrganizations,
  buildUserPlace,
} from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import area from '../../remote-entry';
import { scenePicture } from '../../testing/pictures';
import { GygBookingsPage } from './gyg-bookings-page';

const gyg = { gygHero: scenePicture('shore', 14), participantInfo: '<p>We meet at the jetty. Bring boots.</p>' };
const items = {
  contributionType: 'COMMODITY',
  gygPositionId: null,
  gygCommodityId: 'need-sacks',
  needTitle: 'Sacks, 160 litres',
  durationMinutes: null,
  quantity: 12,
  quantityLimits: { min: 1, max: 20 },
} as const;
const ended = { cancellable: false, cancellableUntil: null, changeable: false, endedAt: '2027-05-02T08:00:00.000Z' };
const bookings = [
  buildUserBooking({ ...gyg, bookingComment: 'I can take the early boat.' }),
  buildUserBooking({
    ...gyg,
    ...ended,
    id: 'booking-4',
    needTitle: 'Boat driver',
    status: 'DECLINED',
    endedBy: 'HOST',
  }),
  buildUserBooking({
    ...gyg,
    ...items,
    id: 'booking-2',
    representation: { id: 'r', organizationId: 'org-fix', orgName: 'Fixarkollektivet', status: 'PENDING' },
  }),
  buildUserBooking({
    ...gyg,
    ...items,
    ...ended,
    id: 'booking-3',
    needTitle: 'Work gloves, pairs',
    status: 'CANCELLED',
    endedBy: 'BOOKER',
    cancelReason: 'The shop had none left.',
  }),
];

const meta: Meta<typeof GygBookingsPage> = {
  component: GygBookingsPage,
  title: 'My bookings of one gyg',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/gygs/:gygId/bookings"
      at="/gygs/shore/bookings"
    >
      <GygBookingsPage />
    </PlatformProvider>
  ),
};
export default meta;

type Answer = NonNullable<Parameters<typeof fakeApi>[0]['listUserBookings']>;
const withBookings = (listUserBookings: Answer) => () => {
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const api = fakeApi({
    listUserBookings,
    getGygProfile: () => buildGygProfile(),
    listUserOrganizations: () => buildUserOrganizations(),
  });
  return () => api.restore();
};

/** A skill and items at one gyg. */
export const Some: StoryObj<typeof GygBookingsPage> = {
  beforeEach: withBookings(() =>
    buildMyBookings({ bookings, places: [buildUserPlace({ participantInfo: gyg.participantInfo })] }),
  ),
};
/** The gyg is over: nothing can be cancelled. */
export const Finished: StoryObj<typeof GygBookingsPage> = {
  beforeEach: withBookings(() =>
    buildMyBookings({
      bookings: bookings.map((booking) => ({
        ...booking,
        ...ended,
        gygState: 'FINISHED',
        status: 'ACTIVE',
        attendance: 'ATTENDED',
      })),
    }),
  ),
};
/** No bookings, or no longer any. */
export const Empty: StoryObj<typeof GygBookingsPage> = { beforeEach: withBookings(() => buildMyBookings()) };
export const Loading: StoryObj<typeof GygBookingsPage> = { beforeEach: withBookings(() => new Promise(() => {})) };
export const Failed: StoryObj<typeof GygBookingsPage> = {
  beforeEach: withBookings(() => refusal('server.unexpected')),
};
