import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Split } from './page';
import { MoreLink, Section } from './section';

const meta = {
  title: 'Components/Layout',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Needs your hands now',
    lead: 'Shores to clean, lamps to mend.',
    action: <MoreLink href="#all">See all 86 gygs</MoreLink>,
    children: 'Content',
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args) => (
    <Page>
      <Section {...args} />
    </Page>
  ),
};
export const Band: Story = { args: { tone: 'band' } };
export const Sunken: Story = { args: { tone: 'sunken' } };
export const WithSide: Story = {
  render: () => (
    <Page padded>
      <Split main="The page" side="The calm column" />
    </Page>
  ),
};
