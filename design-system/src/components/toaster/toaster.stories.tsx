import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import type { ToastMessage } from './toast';
import { Toaster, type ToasterProps } from './toaster';

/** Holds the list, as an application does. */
const Held = ({ toasts: first, onDismiss, ...rest }: ToasterProps) => {
  const [dismissed, setDismissed] = useState<readonly ToastMessage['id'][]>([]);
  return (
    <Toaster
      {...rest}
      toasts={first.filter(({ id }) => !dismissed.includes(id))}
      onDismiss={(id) => {
        setDismissed((all) => [...all, id]);
        onDismiss(id);
      }}
    />
  );
};
const forever = 3_600_000;
const tones: ToastMessage[] = [
  { id: 1, tone: 'success', text: 'You are booked as shore picker', detail: 'See it under My bookings.' },
  { id: 2, tone: 'info', text: 'Switching to admin mode: Ren Kust Bohuslän' },
  { id: 3, tone: 'warning', text: 'Two places are left' },
  { id: 4, tone: 'error', text: 'The gyg was not found', detail: '404: gyg.missing' },
];
const long: ToastMessage[] = [
  {
    id: 1,
    tone: 'error',
    text: 'Organisationsmedlemskapsförfrågan kunde inte skickas',
    detail: '503: https://gyg.example/api/organizations/requests/form/2f6e1f0a9c4b4d0e',
  },
];
const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  args: { label: 'Messages', dismissLabel: 'Dismiss', onDismiss: fn(), timeout: forever, most: 4, toasts: tones },
  parameters: swedish<ToasterProps>({
    label: 'Meddelanden',
    dismissLabel: 'Stäng meddelandet',
    toasts: [
      { id: 1, tone: 'success', text: 'Du är bokad som strandstädare', detail: 'Se den under Mina bokningar.' },
      { id: 2, tone: 'info', text: 'Byter till administratörsläge: Ren Kust Bohuslän' },
      { id: 3, tone: 'warning', text: 'Två platser är kvar' },
      { id: 4, tone: 'error', text: 'Organisationsförfrågan kunde inte skickas', detail: '503: unavailable' },
    ],
  }),
  // Load the library's code before a story starts, so that slow machines do not fail it.
  loaders: [() => import('./timed-toasts').then(() => ({}))],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const findText = (text: string) => screen.findByText(text);

/** Each tone. An error interrupts a screen reader, the others are announced politely. */
export const Tones: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The gyg was not found');
  },
};
/** In Swedish, with long words. */
export const LongWords: Story = { tags: ['!autodocs'], args: { toasts: long }, parameters: { sv: { toasts: long } } };
/** A message with an action. */
export const WithAction: Story = {
  tags: ['!autodocs'],
  args: {
    toasts: [{ id: 1, tone: 'info', text: 'Notification archived', action: { label: 'Undo', onAction: fn() } }],
  },
  parameters: swedish<ToasterProps>({
    toasts: [{ id: 1, tone: 'info', text: 'Aviseringen arkiverades', action: { label: 'Ångra', onAction: () => {} } }],
  }),
};
/** A dialog makes the rest of the page inert: messages move into it, and move out when it closes. */
export const AboveADialog: Story = {
  tags: ['!autodocs'],
  args: { toasts: tones.slice(0, 1) },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Above everything" closeLabel="Close">
          The message is above this dialog and can be dismissed.
        </Dialog>
        <Held {...args} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await findText('You are booked as shore picker');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }));
    const dialog = await screen.findByRole('dialog', { name: 'Above everything' });
    await waitFor(() => expect(dialog).toContainElement(screen.getByRole('region', { name: 'Messages' })));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};
/**
 * F6 moves to the messages, Tab to each, Escape dismisses one and moves the focus to the next, then back to the page.
 */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { toasts: tones.slice(0, 2) },
  render: (args) => (
    <>
      <Button>Something on the page</Button>
      <Held {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const before = canvas.getByRole('button', { name: 'Something on the page' });
    // The library has loaded when messages are dialogs.
    await screen.findByRole('dialog', { name: 'Switching to admin mode: Ren Kust Bohuslän' });
    await tabTo(before);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(before).toHaveFocus());
    // The library's focus guards are removed with the last message, after the focus has moved.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
