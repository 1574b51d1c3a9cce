import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { directoryAnswer, directoryEntries } from '../../testing/directory-data';
import { screenStory } from '../../testing/stories';
import { OrganizationsPage } from './organizations-page';

const meta: Meta = {
  title: 'Organisations',
  ...screenStory(OrganizationsPage, {
    pattern: '/organizations',
    at: '/organizations',
    api: { listOrganizations: () => directoryAnswer(directoryEntries, 40) },
  }),
};
export default meta;

/** All organisations, most open gygs first. */
export const All: StoryObj = {};

/** Those that host now, of one type, for two goals. */
export const Filtered: StoryObj = {
  parameters: { at: '/organizations?q=kust&type=NON-PROFIT&hosting=true&goals=6,14' },
};

/** No results. */
export const NothingFound: StoryObj = {
  parameters: { at: '/organizations?q=zebra', api: { listOrganizations: () => directoryAnswer([]) } },
};

/** Loading: card skeletons. */
export const Loading: StoryObj = { parameters: { api: { listOrganizations: () => new Promise(() => {}) } } };

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { listOrganizations: () => refusal('server.unexpected') } } };
