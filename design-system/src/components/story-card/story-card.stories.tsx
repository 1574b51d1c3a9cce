import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../samples/pictures';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/page';
import { MoreLink, Section } from '../layout/section';
import { StoryCard } from './story-card';

const meta = {
  title: 'Components/StoryCard',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Eleven sacks before lunch', author: 'Amadou Ceesay', goal: 14 },
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheBand: Story = {
  render: () => (
    <Section tone="band" title="Told by those who came" action={<MoreLink href="#stories">More stories</MoreLink>}>
      <CardGrid columns={3}>
        <StoryCard
          goal={14}
          image={storyPicture('shore', 14, 0)}
          href="#1"
          text="We filled eleven sacks before lunch. My daughter found a message in a bottle from Skagen, and we have written back."
          author="Amadou Ceesay"
          detail="Shore clean-up, Sotenäs"
        />
        <StoryCard
          goal={4}
          image={storyPicture('tutor', 4, 1)}
          href="#2"
          text="Leila went from “I can’t do fractions” to teaching them to her brother. I only brought biscuits."
          author="Gunilla Ek"
          detail="Homework evenings, Malmö"
        />
        <StoryCard
          goal={15}
          image={storyPicture('plant', 15, 2)}
          href="#3"
          text="I had never held a planting spade. Now there are forty oaks in Hågadalen I say hello to."
          author="Tuva Nordin"
          detail="Two thousand oaks, Uppsala"
        />
      </CardGrid>
    </Section>
  ),
};
export const Moments: Story = {
  render: () => (
    <Page padded width="medium">
      <CardGrid columns={3}>
        {['Eleven sacks before lunch', 'Low tide, high spirits', 'The seedlings we put behind the dune'].map(
          (text, index) => (
            <StoryCard
              key={text}
              look="moment"
              image={storyPicture(index === 2 ? 'plant' : 'shore', 14, index + 1)}
              text={text}
              author={['Amadou', 'Klara', 'Tuva'][index]}
              href={`#${index}`}
            />
          ),
        )}
      </CardGrid>
    </Page>
  ),
};
