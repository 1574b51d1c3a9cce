import type { Meta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { Cluster } from '../layout/stack';
import { SparkLine, type SparkLineProps } from './spark-line';

const meta = {
  title: 'Components/Charts/SparkLine',
  component: SparkLine,
  args: { values: [420, 410, 380, null, 390, 370, 366], label: 'From 420 to 366 ms' },
  parameters: swedish<SparkLineProps>({ label: 'Från 420 till 366 ms' }),
} satisfies Meta<typeof SparkLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const NeedsAttention: Story = { args: { values: [200, 240, 300, 520, 900, 1_120], tone: 'warn' } };
/** One value has no course. */
export const TooFewValues: Story = { args: { values: [null, 7] } };
export const BesideEachOther: Story = {
  render: (args) => (
    <Cluster gap={4}>
      <SparkLine {...args} />
      <SparkLine {...args} values={[0, 0, 0, 4, 0, 9, 2]} />
      <SparkLine {...args} values={[5, 5, 5]} />
    </Cluster>
  ),
};
