import type { Meta, StoryObj } from '@storybook/react-vite';
import { goalsIn } from '../../samples/gygs';
import { CardGrid } from '../card-grid/card-grid';
import { GoalPoster } from './goal-poster';

const meta = { title: 'Components/GoalPoster', component: GoalPoster, args: { goal: 7 } } satisfies Meta<
  typeof GoalPoster
>;
export default meta;
export const Seventeen: StoryObj<typeof meta> = {
  render: () => (
    <CardGrid>
      {goalsIn('en').map(({ id }) => (
        <GoalPoster key={id} goal={id} style={{ aspectRatio: '8 / 5' }} />
      ))}
    </CardGrid>
  ),
};
