import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../layout/panel';
import { Sparkline } from './sparkline';

const meta = {
  title: 'Components/Goals and charts/Sparkline',
  component: Sparkline,
  args: { values: [3, 5, 4, 8, 6, 9, 7, 11, 10, 14] },
  render: (args) => (
    <Panel>
      <Sparkline {...args} />
    </Panel>
  ),
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Growing: Story = {};
/** Nothing happened. */
export const Flat: Story = { args: { values: [0, 0, 0, 0] } };
