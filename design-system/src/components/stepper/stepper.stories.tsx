import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper';

const back = fn();
const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Steps',
    doneLabel: 'Done:',
    steps: [
      { label: 'Participation', state: 'done', onSelect: back },
      { label: 'Representing', state: 'current' },
      { label: 'Confirm', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Participation/ }));
    await expect(back).toHaveBeenCalled();
  },
};
