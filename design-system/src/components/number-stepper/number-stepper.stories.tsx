import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberStepper } from './number-stepper';

const meta = {
  title: 'Components/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'How many can you bring?',
    value: 119,
    min: 1,
    max: 120,
    decreaseLabel: 'Fewer',
    increaseLabel: 'More',
    onValueChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  render: (args) => {
    const [value, setValue] = useState(args.value);
    const error = value !== null && value > 120 ? 'Only 120 are needed. Choose 120 or fewer.' : undefined;
    return <NumberStepper {...args} value={value} onValueChange={setValue} error={error} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('How many can you bring?'), '0');
    await expect(canvas.getByText('Only 120 are needed. Choose 120 or fewer.')).toBeVisible();
  },
};
