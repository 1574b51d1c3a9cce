import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control';

const Holding = (args: SegmentedControlProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/Fields/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Language of the texts',
    options: [
      { value: 'sv', label: 'Swedish' },
      { value: 'en', label: 'English' },
    ],
    value: 'sv',
    onValueChange: fn(),
  },
  parameters: swedish<SegmentedControlProps>({
    label: 'Texternas språk',
    options: [
      { value: 'sv', label: 'Svenska' },
      { value: 'en', label: 'Engelska' },
    ],
  }),
  render: (args) => <Holding {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys choose. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('en');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Counts and a disabled choice, in a column that is too narrow: the last one is scrolled into view. */
export const Narrow: Story = {
  args: {
    label: 'Who is shown',
    value: 'absent',
    options: [
      { value: 'all', label: 'All', count: 54 },
      { value: 'unmarked', label: 'Not marked', count: 31 },
      { value: 'here', label: 'Attended', count: 0, disabled: true },
      { value: 'absent', label: 'Absent', count: 2 },
    ],
  },
  parameters: swedish<SegmentedControlProps>({
    label: 'Vilka som visas',
    options: [
      { value: 'all', label: 'Alla', count: 54 },
      { value: 'unmarked', label: 'Inte markerade', count: 31 },
      { value: 'here', label: 'Deltog', count: 0, disabled: true },
      { value: 'absent', label: 'Frånvarande', count: 2 },
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    for (const [index, { left }] of places.entries()) {
      await expect(left).toBeGreaterThanOrEqual(places[index - 1]?.right ?? Number.NEGATIVE_INFINITY);
    }
    const group = canvas.getByRole('group').getBoundingClientRect();
    const chosen = canvas.getByRole('radio', { checked: true }).getBoundingClientRect();
    await expect(Math.floor(group.width)).toBeLessThanOrEqual(240);
    await expect(Math.floor(chosen.right)).toBeLessThanOrEqual(Math.ceil(group.right));
  },
};
