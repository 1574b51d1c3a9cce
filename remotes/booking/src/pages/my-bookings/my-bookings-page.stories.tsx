import { buildUserBooking, buildUserOrganizations } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import area from '../../remote-entry';
import { scenePicture } from '../../testing/pictures';
import { MyBookingsPage } from './my-bookings-page';

const bookings = [
  buildUserBooking({
    gygHero: scenePicture('shore', 14),
    representation: { id: 'r', organizationId: 'org-fix', orgName: 'Fixarkollektivet', status: 'PENDING' },
    bookingComment: 'I can take the early boat.',
  }),
  buildUserBooking({
    id: 'booking-2',
    gygHero: scenePicture('shore', 14),
    contributionType: 'COMMODITY',
    needTitle: 'Sacks, 160 litres',
    durationMinutes: null,
    quantity: 12,
    orgName: 'Fixarkollektivet',
  }),
  buildUserBooking({
    id: 'booking-3',
    gygId: 'gyg-tutor',
    gygHero: scenePicture('tutor', 4),
    sdgGoalId: 4,
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

type Answer = NonNullable<Parameters<typeof fakeApi>[0]['listUserBookings']>;
const given = (listUserBookings: Answer) => () => {
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const api = fakeApi({
    listUserBookings,
    listUserOrganizations: () => buildUserOrganizations(),
    cancelBooking: () => undefined,
  });
  return () => api.restore();
};

/** Upcoming and past, skills and items. */
export const Full: StoryObj<typeof MyBookingsPage> = {
  beforeEach: given(() => ({ bookings, places: [] })),
};
/** Nothing booked yet. */
export const Empty: StoryObj<typeof MyBookingsPage> = {
  beforeEach: given(() => ({ bookings: [], places: [] })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toBeVisible();
  },
};
/** The lists are loading. */
export const Loading: StoryObj<typeof MyBookingsPage> = { beforeEach: given(() => new Promise(() => {})) };
/** The lists could not be loaded. A retry is possible. */
export const Failed: StoryObj<typeof MyBookingsPage> = { beforeEach: given(() => refusal('server.unexpected')) };
