import { buildUser } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { sampleExport } from '../../testing/sample-profile';
import { screenStory } from '../../testing/stories';
import { AccountPage } from './account-page';

const user = buildUser({ email: 'elin@example.org', locale: 'se', showName: true });
const meta: Meta = {
  title: 'Account',
  ...screenStory(AccountPage, {
    pattern: '/users/edit/:userId',
    at: '/users/edit/user-elin',
    session: elin,
    api: {
      ...sampleApi,
      getUser: () => user,
      exportUser: () => sampleExport(),
      listConnectedSites: () => ({ sites: [] }),
    },
  }),
};
export default meta;

/** All parts. */
export const Parts: StoryObj = {};

/** Two sites may act for the user; one is not registered any more. */
export const ConnectedSites: StoryObj = {
  parameters: {
    api: {
      listConnectedSites: () => ({
        sites: [
          {
            origin: 'https://www.renkust.example',
            organization: { id: 'org-kust', name: 'Ren kust Bohuslän', logo: null },
            scopes: ['profile', 'bookings', 'proposals'],
            since: '2026-03-01T10:00:00.000Z',
            lastUsed: '2026-05-03T10:00:00.000Z',
          },
          {
            origin: 'https://anmalan.skargardsstiftelsen-for-kust-och-hav.example:8443',
            organization: null,
            scopes: ['profile'],
            since: '2025-11-12T10:00:00.000Z',
            lastUsed: '2025-11-12T10:00:00.000Z',
          },
        ],
      }),
    },
  },
};

/** Not named among participants, and what that means. */
export const Private: StoryObj = { parameters: { api: { getUser: () => ({ ...user, showName: false }) } } };

/** Another issuer manages the accounts: no password here, and its account remains after erasure. */
export const ManagedElsewhere: StoryObj = {
  parameters: {
    api: {
      getConfig: () => ({
        version: '1.0.0',
        languages: ['en', 'se'],
        siteDown: false,
        demo: false,
        identity: { issuer: 'https://login.example.org/realms/all', clientId: '', scope: '', pool: false },
        limits: {},
        feedbackFormUrl: null,
        contactEmail: null,
        mapTiles: null,
        geocoding: null,
        companyRegistry: false,
      }),
    },
  },
};

/** The confirmation, which requires the user’s email address. */
export const Erasing: StoryObj = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(Erase my account|Radera mitt)/ }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^(Erase for good|Radera för alltid)$/ }));
    await waitFor(() => expect(screen.getByText(/(doesn’t match|stämmer inte)/)).toBeVisible());
  },
};

/** Loading. */
export const Loading: StoryObj = { parameters: { api: { getUser: () => new Promise<never>(() => {}) } } };

/** Loading failed. */
export const Failing: StoryObj = { parameters: { api: { getUser: () => refusal('server.unexpected') } } };
