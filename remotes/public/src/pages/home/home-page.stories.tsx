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

/** Home for guests. */
export const Guest: StoryObj = {};

/** Shortcuts in admin mode. */
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
