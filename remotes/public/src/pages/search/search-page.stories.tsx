import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gygsFound } from '../../testing/lists';
import { sampleApi } from '../../testing/sample-data';
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
