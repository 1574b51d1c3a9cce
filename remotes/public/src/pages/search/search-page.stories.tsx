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

/** All but drafts, latest start first. */
export const Everything: StoryObj = {};

/** Two goals, one state. */
export const Filtered: StoryObj = { parameters: { at: '/search?states=p&goals=4,14' } };

/** Nothing fits. */
export const NothingFound: StoryObj = {
  parameters: { at: '/search?q=zebra', api: { findGygs: () => gygsFound([]) } },
};

/** The list did not come. */
export const Failed: StoryObj = { parameters: { api: { findGygs: () => refusal('server.unexpected') } } };

/** On its way: places of the cards. */
export const Loading: StoryObj = { parameters: { api: { findGygs: () => new Promise(() => {}) } } };

/** The network is away. */
export const Offline: StoryObj = {
  parameters: { api: { findGygs: () => Promise.reject(new TypeError('Failed to fetch')) } },
};

/** What is over. */
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
