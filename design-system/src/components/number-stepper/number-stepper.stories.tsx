import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Stack } from '../layout/stack';
import { NumberStepper, type NumberStepperProps } from './number-stepper';

const sv: Partial<NumberStepperProps> = {
  label: 'Hur många kan du ta med?',
  decreaseLabel: 'Färre',
  increaseLabel: 'Fler',
  boundText: (bound, value) => `${value}, ${bound === 'min' ? 'det minsta antalet' : 'det högsta antalet'}`,
};

const Holding = (args: NumberStepperProps) => {
  const [value, setValue] = useState(args.value);
  return <NumberStepper {...args} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'Components/Fields/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'How many can you bring?',
    value: 12,
    min: 1,
    max: 120,
    decreaseLabel: 'Fewer',
    increaseLabel: 'More',
    boundText: (bound, value) => `${value}, ${bound === 'min' ? 'the minimum' : 'the maximum'}`,
    onValueChange: fn(),
  },
  parameters: swedish<NumberStepperProps>(sv),
  render: (args) => <Holding {...args} />,
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: '120 pairs of gloves are needed.' },
  parameters: swedish<NumberStepperProps>({ ...sv, hint: '120 par handskar behövs.' }),
};

/** A number above the maximum can be typed; the screen shows an error. */
export const Invalid: Story = {
  args: { value: 140, error: 'Only 120 are needed. Choose 120 or fewer.' },
  parameters: swedish<NumberStepperProps>({ ...sv, error: 'Bara 120 behövs. Välj 120 eller färre.' }),
};

/** Empty, at the minimum, at the maximum, read-only, disabled. */
export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Holding {...args} value={null} />
      <Holding {...args} value={1} />
      <Holding {...args} value={120} />
      <Holding {...args} readOnly />
      <Holding {...args} disabled />
    </Stack>
  ),
};

/** Tab order: minus, number, plus. Arrow keys step too; the plus button keeps the focus at the maximum. */
export const Keyboard: Story = {
  args: { value: 118 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    const [, more] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('119');
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(input).toHaveValue('120');
    await expect(more).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^120, /);
  },
};
