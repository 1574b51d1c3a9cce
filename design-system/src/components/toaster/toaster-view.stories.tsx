import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToasterView } from './toaster-view';

const meta = {
  title: 'Components/ToasterView',
  component: ToasterView,
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
    toasts: [
      { id: 1, tone: 'success', text: 'You are booked as shore picker', detail: 'See it under My bookings.' },
      { id: 2, tone: 'info', text: 'Switching to admin mode: Ren Kust Bohuslän' },
      { id: 3, tone: 'warning', text: 'Two places are left' },
      { id: 4, tone: 'error', text: 'The gyg was not found' },
    ],
  },
} satisfies Meta<typeof ToasterView>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The gyg was not found');
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (!first) throw new Error('no toasts');
    await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
    await expect(args.onPause).toHaveBeenCalled();
  },
};
