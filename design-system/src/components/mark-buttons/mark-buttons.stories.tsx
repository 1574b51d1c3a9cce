import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Stack } from '../layout/stack';
import { MarkButtons, type MarkButtonsProps } from './mark-buttons';

const options = [
  { value: 'here', label: 'Here', icon: 'check', tone: 'good' },
  { value: 'absent', label: 'Absent', icon: 'close', tone: 'bad' },
  { value: 'excused', label: 'Excused', icon: 'info', tone: 'info' },
] as const;
const sv = ['Här', 'Frånvarande', 'Anmäld frånvaro'];

const meta = {
  title: 'Components/Forms/Mark buttons',
  component: MarkButtons<string>,
  args: { label: 'Attendance of Maja Lindqvist', options, value: null, onValueChange: () => undefined },
  parameters: swedish<MarkButtonsProps<string>>({
    label: 'Närvaro för Maja Lindqvist',
    options: options.map((option, index) => ({ ...option, label: sv[index] ?? '' })),
  }),
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <MarkButtons {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof MarkButtons<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not marked, each of the marks, disabled. */
export const States: Story = {
  render: (args) => (
    <Stack>
      {[null, 'here', 'absent', 'excused'].map((value) => (
        <MarkButtons key={value} {...args} value={value} />
      ))}
      <MarkButtons {...args} value={null} disabled />
    </Stack>
  ),
};

/** Tab goes through the buttons; Space marks, and again removes the mark. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
  },
};
