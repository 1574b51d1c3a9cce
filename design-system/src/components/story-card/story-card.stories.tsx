import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { CardGrid } from '../card-grid/card-grid';
import { sampleStories } from './sample-stories';
import { StoryCard, type StoryCardProps } from './story-card';

const meta = {
  title: 'Components/Cards/StoryCard',
  component: StoryCard,
  parameters: swedish<StoryCardProps>({
    text: 'Elva säckar före lunch',
    detail: 'Strandstädning, Sotenäs',
  }),
  args: {
    text: 'Eleven sacks before lunch',
    author: 'Amadou Ceesay',
    detail: 'Shore clean-up, Sotenäs',
    goal: 14,
    image: storyPicture('shore', 14),
    href: '#story',
  },
  render: (args) => (
    <CardGrid columns={3}>
      <StoryCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Large, for bands. */
export const Quote: Story = {};
/** Small, for strips on pages of gygs and organisations. */
export const Moment: Story = { args: { look: 'moment' } };
/** Without a picture it is a box. */
export const WithoutPicture: Story = { args: { look: 'moment', image: undefined } };

/** For the author, and for those who approve. */
export const Tags: Story = {
  render: (args, { globals }) => {
    const sv = globals.language === 'sv';
    const remove = (
      <Button size="sm" variant="quiet" icon="trash">
        {sv ? 'Ta bort' : 'Delete'}
      </Button>
    );
    const tags = [
      [{ label: sv ? 'Väntar på godkännande' : 'Pending approval', tone: 'warn' }],
      [{ label: sv ? 'Godkänd' : 'Approved', tone: 'good' }],
      [
        { label: sv ? 'Godkänd' : 'Approved', tone: 'good' },
        { label: sv ? 'Utvald' : 'Featured', tone: 'info' },
      ],
    ] as const;
    return (
      <CardGrid columns={3}>
        {tags.map((tag, index) => (
          <StoryCard
            key={tag.map(({ label }) => label).join()}
            {...args}
            look="moment"
            tags={tag}
            aside={remove}
            image={storyPicture('shore', 14, index)}
          />
        ))}
      </CardGrid>
    );
  },
};

/** The first 140 characters of a caption are shown, cut between words. */
export const LongText: Story = {
  render: (args, { globals }) => {
    const story = sampleStories(globals.language === 'sv' ? 'sv' : 'en')[3];
    return (
      <CardGrid columns={3}>
        <StoryCard {...args} {...(story && { text: story.text, author: story.author, detail: story.detail })} />
      </CardGrid>
    );
  },
};

export const Keyboard: Story = {
  args: { look: 'moment' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
