import {
  buildBooking,
  buildGygProfile,
  buildGygViewer,
  buildUserOrganizations,
  buildViewerWaitlistEntry,
} from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import area from '../../remote-entry';
import { scenePicture } from '../../testing/pictures';
import { BookPage } from './book-page';

const profile = buildGygProfile();
profile.gyg.gygHero = scenePicture('shore', 14);

const meta: Meta<typeof BookPage> = {
  component: BookPage,
  title: 'Booking flow',
  parameters: { layout: 'fullscreen', query: '' },
  render: (_args, { globals, parameters }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/gygs/:gygId/book"
      at={`/gygs/gyg-shore/book${parameters.query}`}
    >
      <BookPage />
    </PlatformProvider>
  ),
  beforeEach: ({ parameters }) => {
    sessionStorage.clear();
    setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
    const api = fakeApi({
      getGygProfile: () => profile,
      getGygViewer: () => buildGygViewer(),
      listUserOrganizations: () => buildUserOrganizations(),
      createBooking: () => ({ id: 'booking-1', status: 'ACTIVE' }),
      ...parameters.api,
    });
    return () => api.restore();
  },
};
export default meta;

type Story = StoryObj<typeof BookPage>;
const screenOf = ({ canvasElement }: { canvasElement: HTMLElement }) => within(canvasElement);
const refusedFor = (reason: 'full' | 'already_booked' | 'not_eligible') => () => {
  const viewer = buildGygViewer({ bookings: reason === 'already_booked' ? [buildBooking()] : [] });
  return { ...viewer, canOffer: { ...viewer.canOffer, 'need-picker': { allowed: false, reason } } };
};
const confirming = '?id=need-picker&for=me&stage=confirm';
const confirm: Story['play'] = async (context) => {
  const screen = screenOf(context);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^(Confirm booking|Bekräfta bokningen)$/ }));
  await screen.findByRole('alert');
};

/** Nothing is chosen yet. */
export const Participation: Story = {};
/** The address contains the contribution. */
export const Representation: Story = { parameters: { query: '?id=need-picker' } };
/** An organisation is chosen among the user's own. */
export const RepresentingAnOrganization: Story = {
  parameters: { query: '?id=need-picker&for=org-fix&stage=representation' },
};
/** Everything is chosen and has to be confirmed. */
export const Confirm: Story = { parameters: { query: '?id=need-picker&for=org-fix&stage=confirm' } };
/** Without the terms it is not sent. */
export const TermsMissing: Story = {
  parameters: { query: confirming },
  play: async (context) => {
    const screen = screenOf(context);
    await userEvent.click(await screen.findByRole('button', { name: /^(Confirm booking|Bekräfta bokningen)$/ }));
    await expect(screen.getByRole('checkbox')).toHaveFocus();
  },
};
/** Items require a quantity. A user without organisations only has to confirm. */
export const Items: Story = {
  parameters: { query: '?id=need-sacks', api: { listUserOrganizations: () => buildUserOrganizations([]) } },
  play: async (context) => {
    await expect(await screenOf(context).findByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** More than are left: offers what is left. */
export const TooMany: Story = {
  parameters: { query: '?id=need-sacks&for=me&quantity=140&stage=confirm' },
  play: async (context) => {
    const screen = screenOf(context);
    await userEvent.click(await screen.findByRole('button', { name: /^(Confirm booking|Bekräfta bokningen)$/ }));
    await expect(await screen.findByRole('button', { name: /120/ })).toBeVisible();
  },
};
/** The user has booked the need of the link already. */
export const BookedAlready: Story = {
  parameters: { query: '?id=need-picker', api: { getGygViewer: refusedFor('already_booked') } },
};
/** The need of the link is full. */
export const Full: Story = { parameters: { query: '?id=need-picker', api: { getGygViewer: refusedFor('full') } } };
/** The need of the link is full, but a place of it is kept for the user. */
export const KeptForMe: Story = {
  parameters: {
    query: '?id=need-picker',
    api: {
      getGygViewer: () => ({
        ...refusedFor('full')(),
        waitlist: [
          buildViewerWaitlistEntry({
            gygPositionId: 'need-picker',
            status: 'OFFERED',
            offer: { token: 'token', quantity: 1, expiresAt: '2999-06-02T08:00:00.000Z' },
          }),
        ],
      }),
    },
  },
};
/** Someone else was faster. */
export const TakenMeanwhile: Story = {
  parameters: { query: confirming, api: { createBooking: () => refusal('booking.failed', 'full') } },
  play: confirm,
};
/** No response arrived. Nothing is lost. */
export const ConnectionLost: Story = {
  parameters: { query: confirming, api: { createBooking: () => refusal('server.unavailable') } },
  play: confirm,
};
/** Loading. */
export const Loading: Story = {
  parameters: { api: { getGygProfile: () => new Promise(() => {}) } },
};
/** The gyg could not be loaded. A retry is possible. */
export const Failed: Story = {
  parameters: { api: { getGygViewer: () => refusal('server.unexpected') } },
};
/** Everything is full, or not open to this user. */
export const NothingToBook: Story = {
  parameters: { api: { getGygViewer: () => buildGygViewer({ canOffer: {} }) } },
};
