import type { Meta as StoryMeta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { Stack } from '../layout/stack';
import { Meter, type MeterProps } from './meter';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { value: 43, max: 56, label: 'Skills booked: 43 of 56' },
  parameters: swedish<MeterProps>({ label: 'Bokade insatser: 43 av 56' }),
} satisfies StoryMeta<typeof Meter>;
export default meta;

/** Some, none, all in a goal's colour, more than needed, nothing needed. */
export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack align="start">
      <Meter {...args} />
      <Meter value={0} max={20} label="0/20" />
      <Meter value={8} max={8} label="8/8" data-goal={14} />
      <Meter value={242} max={200} label="242/200" data-goal={7} />
      <Meter value={0} max={0} label="–" />
    </Stack>
  ),
};
