import { buildBooking, buildGyg, buildGygViewer, buildNeed, buildNeedInvitation } from '@gyg/contract/testing';
import { buildConfig, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { elin } from '../../testing/people';
import { heroPicture } from '../../testing/pictures';
import { screenStory } from '../../testing/stories';
import { NeedInvitationPage } from './need-invitation-page';

const gyg = buildGyg({ gygHero: heroPicture('shore', 14) });
const driver = buildNeed({
  title: 'Boat driver, own licence',
  description: 'You take four people to the skerries and back. Fuel and life jackets are on board.',
  durationMinutes: 390,
  availablePositions: 2,
  whoCanOffer: 'HOST_OR_PARTNERS',
});
const viewer = (reason: 'already_booked' | 'not_eligible' | null) => () =>
  buildGygViewer({
    canOffer: { 'need-picker': { allowed: reason === null, reason } },
    bookings: reason === 'already_booked' ? [buildBooking({ gygPositionId: 'need-picker' })] : [],
  });

const meta: Meta = {
  title: 'Invitation to a need',
  ...screenStory(NeedInvitationPage, {
    pattern: '/gygs/invite/:orgFriendlyUrl/:gygFriendlyUrl/:positionId',
    at: '/gygs/invite/ren-kust-bohuslan/spring-clean-up/need-picker',
    api: {
      getConfig: () => buildConfig(),
      getNeedInvitation: () => buildNeedInvitation({ gyg, need: driver }),
      getGygViewer: viewer(null),
    },
  }),
};
export default meta;

/** Guests sign up or log in. */
export const Guest: StoryObj = {};

/** Users who may book. */
export const Open: StoryObj = { parameters: { session: elin } };

/** Booked already. */
export const Booked: StoryObj = { parameters: { session: elin, api: { getGygViewer: viewer('already_booked') } } };

/** Only for members of other organisations. */
export const NotEligible: StoryObj = { parameters: { session: elin, api: { getGygViewer: viewer('not_eligible') } } };

/** All of it is offered. */
export const Full: StoryObj = {
  parameters: {
    api: { getNeedInvitation: () => buildNeedInvitation({ gyg, need: { ...driver, availablePositions: 0 } }) },
  },
};

/** A long word of its title is hyphenated. */
export const LongTitle: StoryObj = {
  parameters: {
    api: { getNeedInvitation: () => buildNeedInvitation({ gyg, need: { ...driver, title: 'Strandstädningsledare' } }) },
  },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 });
    await waitFor(() => expect(title.textContent).toContain('\u00AD'));
  },
};

/** The gyg is over. */
export const Past: StoryObj = {
  parameters: {
    api: { getNeedInvitation: () => buildNeedInvitation({ gyg: { ...gyg, state: 'FINISHED' }, need: driver }) },
  },
};

/** The link leads nowhere. */
export const LeadsNowhere: StoryObj = { parameters: { api: { getNeedInvitation: () => refusal('need.missing') } } };

/** Loading, with the same layout. */
export const Loading: StoryObj = { parameters: { api: { getNeedInvitation: () => new Promise(() => {}) } } };
