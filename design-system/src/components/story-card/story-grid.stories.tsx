import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Section } from '../layout/section';
import { sampleStories } from './sample-stories';
import { StoryGrid, type StoryGridProps } from './story-grid';

const linked = (language: 'en' | 'sv') => sampleStories(language).map((story) => ({ ...story, href: `#${story.id}` }));

const meta = {
  title: 'Components/Cards/StoryGrid',
  component: StoryGrid,
  parameters: {
    layout: 'fullscreen',
    ...swedish<StoryGridProps>({ stories: linked('sv') }),
  },
  args: { stories: linked('en') },
} satisfies Meta<typeof StoryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A gyg's moments, three in a row. */
export const Moments: Story = {
  args: { columns: 3 },
  render: (args) => (
    <Page padded width="medium">
      <StoryGrid {...args} />
    </Page>
  ),
};

/** The home page's band. */
export const OnTheBand: Story = {
  args: { look: 'quote' },
  render: (args, { globals }) => (
    <Section
      tone="band"
      title={languageOf(globals) === 'sv' ? 'Berättat av dem som var med' : 'Stories from people who came'}
    >
      <StoryGrid {...args} />
    </Section>
  ),
};
