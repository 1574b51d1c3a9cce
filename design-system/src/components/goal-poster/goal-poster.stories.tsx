import type { Meta, StoryObj } from '@storybook/react-vite';
import { goalsIn } from '../../samples/gygs';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/layout';
import { GoalPoster } from './goal-poster';

const meta = {
  title: 'Components/Goals and charts/GoalPoster',
  component: GoalPoster,
  args: { goal: 7 },
} satisfies Meta<typeof GoalPoster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seventeen: Story = {
  render: () => (
    <Page padded>
      <CardGrid>
        {goalsIn('en').map(({ id }) => (
          <GoalPoster key={id} goal={id} style={{ aspectRatio: '8 / 5' }} />
        ))}
      </CardGrid>
    </Page>
  ),
};
/** Fills its container: from the width of a hero to a table's thumbnail. */
export const Boxes: Story = {
  render: (args) => (
    <Page padded>
      <GoalPoster {...args} style={{ aspectRatio: '4 / 1', marginBottom: 24 }} />
      <GoalPoster {...args} style={{ width: 96, aspectRatio: '1' }} />
    </Page>
  ),
};
