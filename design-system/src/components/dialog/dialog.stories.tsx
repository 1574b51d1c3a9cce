import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { TextArea } from '../text-area/text-area';
import { Dialog } from './dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: false, onClose: fn(), title: 'Cancel your booking?', closeLabel: 'Close' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReason: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cancel booking</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Keep it
              </Button>
              <Button variant="danger" onClick={() => setOpen(false)}>
                Cancel the booking
              </Button>
            </>
          }
        >
          <TextArea label="Why can you not come?" hint="The host reads it." />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cancel booking' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cancel your booking?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** What opened it is gone when it closes: focus goes to the page's content and not to the top of the document. */
export const OpenerGone: Story = {
  render: (args) => {
    const [state, setState] = useState<'before' | 'open' | 'after'>('before');
    return (
      <main tabIndex={-1}>
        {state !== 'after' && <Button onClick={() => setState('open')}>Cancel booking</Button>}
        <Dialog
          {...args}
          open={state === 'open'}
          onClose={() => setState('after')}
          actions={<Button onClick={() => setState('after')}>Cancel the booking</Button>}
        />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
export const Open: Story = {
  args: { open: true, children: 'The place is free for someone else at once.', actions: <Button>Understood</Button> },
  parameters: { docs: { disable: true } },
  tags: ['!autodocs'],
};
