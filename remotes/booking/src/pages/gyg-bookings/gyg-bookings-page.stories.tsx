import { buildGygProfile, buildUserBooking, buildUserOrganizations } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import area from '../../remote-entry';
import { scenePicture } from '../../testing/pictures';
import { GygBookingsPage } from './gyg-bookings-page';

const bookings = [
  buildUserBooking({ gygHero: scenePicture('shore', 14), bookingComment: 'I can take the early boat.' }),
  buildUserBooking({
    id: 'booking-2',
    gygHero: scenePicture('shore', 14),
    contributionType: 'COMMODITY',
    needTitle: 'Sacks, 160 litres',
    durationMinutes: null,
    quantity: 12,
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
const given = (listUserBookings: Answer) => () => {
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const api = fakeApi({
    listUserBookings,
    getGygProfile: () => buildGygProfile(),
    listUserOrganizations: () => buildUserOrganizations(),
  });
  return () => api.restore();
};

/** A skill and items at one gyg. */
export const Some: StoryObj<typeof GygBookingsPage> = { beforeEach: given(() => ({ bookings, places: [] })) };
/** No bookings, or no longer any. */
export const Empty: StoryObj<typeof GygBookingsPage> = { beforeEach: given(() => ({ bookings: [], places: [] })) };
export const Loading: StoryObj<typeof GygBookingsPage> = { beforeEach: given(() => new Promise(() => {})) };
export const Failed: StoryObj<typeof GygBookingsPage> = { beforeEach: given(() => refusal('server.unexpected')) };
