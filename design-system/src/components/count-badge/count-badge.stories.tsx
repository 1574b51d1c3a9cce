import type { Meta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { Cluster } from '../layout/stack';
import { CountBadge, type CountBadgeProps } from './count-badge';

const meta = {
  title: 'Components/Feedback/CountBadge',
  component: CountBadge,
  args: { count: 5, label: '5 waiting' },
  parameters: swedish<CountBadgeProps>({ label: '5 väntar' }),
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Grows with its number. */
export const Many: Story = {
  args: { count: '1 204', label: '1 204 waiting' },
  parameters: swedish<CountBadgeProps>({ label: '1 204 väntar' }),
};

/** Beside a heading it keeps its own size. */
export const BesideAHeading: Story = {
  render: (args) => (
    <Cluster>
      <h2>{args.label}</h2>
      <CountBadge {...args} />
    </Cluster>
  ),
};
