import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Page } from '../layout/page';
import { SearchField } from '../search-field/search-field';
import { PageHeader } from './page-header';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Find a gyg', lead: 'Winter left nets, ropes and a surprising number of buckets on the skerries.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
export const WithSearch: StoryObj<typeof meta> = {
  args: {
    actions: (
      <SearchField label="Search gygs" placeholder="Skill, thing, place or host" submitLabel="Search" onSearch={fn()} />
    ),
    lead: undefined,
  },
  render: (args) => (
    <Page padded>
      <PageHeader {...args} />
    </Page>
  ),
};
export const LongSwedish: StoryObj<typeof meta> = {
  args: { title: 'Reparationsverkstadsföreningens samarbetsorganisationer' },
  globals: { language: 'sv' },
  render: (args) => (
    <Page padded>
      <PageHeader {...args} />
    </Page>
  ),
};
