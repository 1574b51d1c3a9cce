import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, stateLabels } from '../../samples/gygs';
import { Cluster, Stack } from '../layout/page';
import { Badge, StateBadge } from './badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: '11 positions', tone: 'good' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const AllTonesAndStates: Story = {
  render: (_, { globals }) => (
    <Stack>
      <Cluster>
        {(['neutral', 'good', 'info', 'warn', 'bad'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Cluster>
      <Cluster>
        {(['draft', 'upcoming', 'ongoing', 'past'] as const).map((state) => (
          <StateBadge key={state} state={state} label={stateLabels[languageOf(globals)][state]} />
        ))}
      </Cluster>
    </Stack>
  ),
};
