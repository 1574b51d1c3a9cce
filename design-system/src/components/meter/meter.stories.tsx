import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/page';
import { Meter, Progress } from './meter';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { value: 43, max: 56, label: 'Skills booked: 43 of 56' },
} satisfies Meta<typeof Meter>;
export default meta;
export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack>
      <Meter {...args} />
      <Meter value={0} max={20} label="0 of 20" />
      <Meter value={8} max={8} label="8 of 8" data-goal={14} />
      <Meter value={0} max={0} label="none asked" />
      <Progress label="Uploading, 40 percent" value={40} max={100} />
    </Stack>
  ),
};
