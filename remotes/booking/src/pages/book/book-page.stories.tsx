import { buildGygProfile, buildGygViewer, buildUserOrganizations } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Nothing is chosen yet. */
export const Participation: StoryObj<typeof BookPage> = {};
/** The address contains the contribution. */
export const Representation: StoryObj<typeof BookPage> = { parameters: { query: '?id=need-picker' } };
/** Items require a quantity. A user without organisations only has to confirm. */
export const Items: StoryObj<typeof BookPage> = {
  parameters: { query: '?id=need-sacks', api: { listUserOrganizations: () => buildUserOrganizations([]) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** Loading. */
export const Loading: StoryObj<typeof BookPage> = {
  parameters: { api: { getGygProfile: () => new Promise(() => {}) } },
};
/** The gyg could not be loaded. A retry is possible. */
export const Failed: StoryObj<typeof BookPage> = {
  parameters: { api: { getGygViewer: () => refusal('server.unexpected') } },
};
/** Everything is full, or not open to this user. */
export const NothingToBook: StoryObj<typeof BookPage> = {
  parameters: { api: { getGygViewer: () => buildGygViewer({ canOffer: {} }) } },
};
