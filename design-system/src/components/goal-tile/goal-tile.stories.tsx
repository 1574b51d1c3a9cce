import type { Meta, StoryObj } from '@storybook/react-vite';
import { goalsIn, languageOf } from '../../samples/gygs';
import { Cluster, Stack } from '../layout/page';
import { GoalTile } from './goal-tile';

const meta = {
  title: 'Components/GoalTile',
  component: GoalTile,
  args: { goal: 14, title: '14. Life below water' },
} satisfies Meta<typeof GoalTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Seventeen: Story = {
  render: (_, { globals }) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Cluster key={size}>
          {goalsIn(languageOf(globals)).map(({ id, title }) => (
            <GoalTile key={id} goal={id} title={`${id}. ${title}`} size={size} />
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};
