import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gygsFound } from '../../testing/lists';
import { sampleApi, sampleGygs } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { SearchPage } from './search-page';

const meta: Meta = {
  title: 'Find a gyg',
  ...screenStory(SearchPage, {
    pattern: '/search',
    at: '/search',
    api: sampleApi,
  }),
};
export default meta;

/** All except drafts, latest start first. */
export const Everything: StoryObj = {};

/** Two goals, one state. */
export const Filtered: StoryObj = { parameters: { at: '/search?states=p&goals=4,14' } };

/** No results. */
export const NothingFound: StoryObj = {
  parameters: { at: '/search?q=zebra', api: { findGygs: () => gygsFound([]) } },
};

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { findGygs: () => refusal('server.unexpected') } } };

/** Loading: card skeletons. */
export const Loading: StoryObj = { parameters: { api: { findGygs: () => new Promise(() => {}) } } };

/** Without a network. */
export const Offline: StoryObj = {
  parameters: { api: { findGygs: () => Promise.reject(new TypeError('Failed to fetch')) } },
};

/** Past gygs. */
export const Past: StoryObj = {
  parameters: {
    at: '/search?states=f',
    api: {
      findGygs: ({ query }: { query: { states?: string } }) =>
        query.states === 'FINISHED'
          ? gygsFound(sampleGygs.slice(0, 3).map((gyg) => ({ ...gyg, state: 'FINISHED' as const })))
          : gygsFound([], 6),
    },
  },
};
