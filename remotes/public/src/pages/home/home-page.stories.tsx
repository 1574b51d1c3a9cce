import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gygsAnswer, gygsFound, organizationsAnswer, storiesAnswer } from '../../testing/lists';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
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

/** What everybody sees first. */
export const Guest: StoryObj = {};

/** Those who act for an organisation meet their shortcuts. */
export const Admin: StoryObj = {
  parameters: { session: { ...elin, loginRole: 'ADMIN', organizationName: 'Fixarkollektivet' } },
};

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

/** On its way, in the same places. */
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

/** The gyg list failed; the rest of the page is shown. */
export const GygsFailed: StoryObj = { parameters: { api: { findFeaturedGygs: () => refusal('server.unexpected') } } };
