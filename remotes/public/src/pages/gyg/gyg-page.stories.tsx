import type { Need } from '@gyg/contract';
import { buildBooking, buildGyg, buildGygPage, buildGygProfile, buildGygViewer } from '@gyg/contract/testing';
import { buildConfig, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { heroPicture } from '../../testing/pictures';
import { sampleApi, sampleProfile } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { GygPage } from './gyg-page';

/** Streets, a park and water, the same for all {z}, {x} and {y}. */
const drawnTile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#f2efe6" d="M0 0h256v256H0z"/><path d="M0 190q70-30 130 0t126-8v74H0z" fill="#aad3df"/><path d="M24 24h92v70H24z" fill="#c8e3b8"/><path d="M0 120h256M150 0v170" stroke="#fff" stroke-width="14"/></svg>',
)}#{z}/{x}/{y}`;

const meta: Meta = {
  title: 'A gyg',
  ...screenStory(GygPage, {
    pattern: '/gygs/:gygId',
    at: '/gygs/gyg-shore',
    api: sampleApi,
  }),
};
export default meta;

/** Upcoming: guests are invited to sign up. */
export const Guest: StoryObj = {};

/** Users who may book see what they can give. */
export const Viewer: StoryObj = { parameters: { session: elin } };

/** A participant who has a place. */
export const Booked: StoryObj = {
  parameters: {
    session: elin,
    api: {
      getGygViewer: () =>
        buildGygViewer({
          bookings: [buildBooking()],
          canOffer: { 'need-picker': { allowed: false, reason: 'already_booked' } },
          participantInfo: '<p>Bring boots.</p>',
          place: { id: 'place-1', bookingComment: 'No nuts' },
          canCancelUntil: '2999-01-01T00:00:00.000Z',
        }),
    },
  },
};

/** With maps configured. The tile is drawn for Storybook. */
export const WithAMap: StoryObj = {
  parameters: {
    api: {
      getConfig: () => buildConfig({ mapTiles: { url: drawnTile, attribution: '© OpenStreetMap contributors' } }),
    },
  },
};

/** Past: with results, and nothing to book. */
export const Past: StoryObj = {
  parameters: {
    api: {
      getGygProfile: () => ({
        ...sampleProfile(),
        gyg: buildGyg({ gygHero: heroPicture('shore', 14), state: 'FINISHED' }),
        gygPage: buildGygPage({ 'page.impact': '<p>We weighed 1,340 kilos.</p>' }),
      }),
    },
  },
};

/** Everything is booked: leads to other gygs. */
export const Full: StoryObj = {
  parameters: {
    api: {
      getGygProfile: () => {
        const profile = sampleProfile();
        const none = (need: Need) => ({ ...need, availablePositions: 0 });
        return {
          ...profile,
          gygPositions: profile.gygPositions.map(none),
          gygCommodities: profile.gygCommodities.map(none),
          beneficiaries: { places: 20, taken: 20, mine: null },
        };
      },
    },
  },
};

/** Online, every week and under way: no address, the next occasion. */
export const Online: StoryObj = {
  parameters: {
    api: {
      getGygProfile: () => ({
        ...sampleProfile(),
        gyg: buildGyg({
          gygHero: heroPicture('tutor', 4),
          sdgGoalId: 4,
          title: 'Homework evenings for years 7 to 9',
          address: 'online',
          state: 'ONGOING',
          startDateTime: '2026-01-14T17:00:00.000Z',
          endDateTime: '2046-06-13T19:00:00.000Z',
          repeats: 'WEEKLY',
          occasionMinutes: 120,
        }),
      }),
    },
  },
};

/** A draft, as its host sees it. */
export const DraftAsHost: StoryObj = {
  parameters: {
    session: elin,
    api: {
      getGygProfile: () => ({
        ...sampleProfile(),
        gyg: buildGyg({ gygHero: heroPicture('shore', 14), state: 'CREATED' }),
      }),
      getGygViewer: () => buildGygViewer({ isHost: true, canOffer: {} }),
    },
  },
};

/** New: the goal's poster instead of a picture, no moments, no team. */
export const Bare: StoryObj = {
  parameters: {
    api: { getGygProfile: () => buildGygProfile({ gyg: buildGyg({ gygHero: '' }), stories: [], users: [] }) },
  },
};

/** Loading, with the same layout. */
export const Loading: StoryObj = { parameters: { api: { getGygProfile: () => new Promise(() => {}) } } };

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { getGygProfile: () => refusal('server.unexpected') } } };
