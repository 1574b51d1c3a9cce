import { buildUserBooking, buildUserOrganizations } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import area from '../../remote-entry';
import { MyBookingsPage } from './my-bookings-page';

const bookings = [
  buildUserBooking({
    representation: { id: 'r', organizationId: 'org-fix', orgName: 'Fixarkollektivet', status: 'PENDING' },
    bookingComment: 'I can take the early boat.',
  }),
  buildUserBooking({
    id: 'booking-2',
    contributionType: 'COMMODITY',
    needTitle: 'Sacks, 160 litres',
    durationMinutes: null,
    quantity: 12,
    orgName: 'Fixarkollektivet',
  }),
  buildUserBooking({
    id: 'booking-3',
    gygId: 'gyg-tutor',
    gygTitle: 'Homework evenings for years 7 to 9',
    gygState: 'FINISHED',
    startDateTime: '2027-03-02T15:30:00.000Z',
    endDateTime: '2027-03-02T17:30:00.000Z',
    needTitle: 'Maths tutor',
    durationMinutes: 120,
    cancellable: false,
  }),
];

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

const given = (list: typeof bookings) => () => {
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const api = fakeApi({
    listUserBookings: () => ({ bookings: list, places: [] }),
    listUserOrganizations: () => buildUserOrganizations(),
    cancelBooking: () => undefined,
  });
  return () => api.restore();
};

/** Coming and past, skills and items. */
export const Full: StoryObj<typeof MyBookingsPage> = { beforeEach: given(bookings) };
/** Nothing booked yet. */
export const Empty: StoryObj<typeof MyBookingsPage> = {
  beforeEach: given([]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toBeVisible();
  },
};
