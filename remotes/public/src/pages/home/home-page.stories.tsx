import { buildMyBookings, buildNotification, buildUserBooking } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gygsAnswer, gygsFound, notificationsAnswer, organizationsAnswer, storiesAnswer } from '../../testing/lists';
import { elin } from '../../testing/people';
import { cardPicture } from '../../testing/pictures';
import { sampleApi } from '../../testing/sample-data';
import { newUserProfile, sampleUserProfile } from '../../testing/sample-profile';
import { screenStory } from '../../testing/stories';
import { HomePage } from './home-page';

const meta: Meta = {
  title: 'Home',
  ...screenStory(HomePage, {
    pattern: '/',
    at: '/',
    api: sampleApi,
  }),
};
export default meta;

/** Home for guests. */
export const Guest: StoryObj = {};

/** Before anything is published. */
export const NothingFeatured: StoryObj = {
  parameters: {
    api: {
      findFeaturedGygs: () => gygsAnswer([]),
      listFeaturedOrganizations: () => organizationsAnswer([]),
      listFeaturedStories: () => storiesAnswer([]),
      findGygs: () => gygsFound([]),
    },
  },
};

/** Loading, with the same layout. */
export const Loading: StoryObj = {
  parameters: {
    api: {
      findFeaturedGygs: () => new Promise(() => {}),
      listFeaturedOrganizations: () => new Promise(() => {}),
      listFeaturedStories: () => new Promise(() => {}),
      findGygs: () => new Promise(() => {}),
    },
  },
};

/** The gyg list failed. The rest of the page is shown. */
export const GygsFailed: StoryObj = { parameters: { api: { findFeaturedGygs: () => refusal('server.unexpected') } } };

const memberApi = {
  listUserBookings: () => buildMyBookings({ bookings: [buildUserBooking({ gygHero: cardPicture('shore', 14) })] }),
  listNotifications: () =>
    notificationsAnswer([
      buildNotification({
        id: 'n1',
        title: 'Läxhjälpen invites you to Homework evenings',
        type: 'gyg_invited',
        action: null,
      }),
      buildNotification({ id: 'n2', title: 'The time of Soup on the jetty has changed', viewed: false, action: null }),
    ]),
  getUserProfile: () => sampleUserProfile(),
};

/** A member with a booking, two tasks and a history. */
export const Member: StoryObj = { parameters: { session: elin, api: memberApi } };

/** A new member: nothing is booked, given or pending. */
export const NewMember: StoryObj = {
  parameters: {
    session: elin,
    api: {
      listUserBookings: () => buildMyBookings(),
      listNotifications: () => notificationsAnswer([]),
      getUserProfile: () => newUserProfile(),
    },
  },
};

/** The session, and with it everything personal, is loading. */
export const MemberStarting: StoryObj = { parameters: { session: { status: 'starting' } } };
