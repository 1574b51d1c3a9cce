import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gygsAnswer } from '../../testing/lists';
import { elin } from '../../testing/people';
import { sampleApi, sampleGygs } from '../../testing/sample-data';
import { newUserProfile, sampleRequest, sampleUserProfile } from '../../testing/sample-profile';
import { screenStory } from '../../testing/stories';
import { UserPage } from './user-page';

const meta: Meta = {
  title: 'A person’s profile',
  ...screenStory(UserPage, {
    pattern: '/users/:userId',
    at: '/users/user-elin',
    api: { ...sampleApi, getUserProfile: () => sampleUserProfile(), findUserGygs: () => gygsAnswer(sampleGygs, 40) },
  }),
};
export default meta;

/** The public view. */
export const OfAnother: StoryObj = {};

/** The user’s own profile: pending requests, roles, the picture, links. */
export const OfOneself: StoryObj = {
  parameters: {
    session: elin,
    api: { getUserProfile: () => sampleUserProfile({ membershipRequests: [sampleRequest()] }) },
  },
};

/** A new user: the next steps. */
export const OfANewPerson: StoryObj = {
  parameters: { session: elin, api: { getUserProfile: newUserProfile, findUserGygs: () => gygsAnswer([]) } },
};

/** Nothing given yet, or nothing shown to others. */
export const Empty: StoryObj = {
  parameters: { api: { getUserProfile: newUserProfile, findUserGygs: () => gygsAnswer([]) } },
};

/** Loading. */
export const Loading: StoryObj = {
  parameters: { api: { getUserProfile: () => new Promise<never>(() => {}) } },
};

/** Loading failed. */
export const Failing: StoryObj = { parameters: { api: { getUserProfile: () => refusal('server.unexpected') } } };
