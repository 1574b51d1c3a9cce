import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Stack } from '../layout/stack';
import { Drawer, type DrawerProps } from './drawer';

const meta = {
  title: 'Components/Navigation/Drawer',
  component: Drawer,
  tags: ['!autodocs'],
  args: { open: true, onClose: fn(), title: 'Filter', closeLabel: 'Close' },
  parameters: swedish<DrawerProps>({ title: 'Filtrera organisations\u00admedlemskap', closeLabel: 'Stäng' }),
  render: (args) => {
    const [open, setOpen] = useState(args.open);
    const sv = args.closeLabel === 'Stäng';
    return (
      <>
        <Button onClick={() => setOpen(true)}>{sv ? 'Filtrera' : 'Filter the list'}</Button>
        <Drawer
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
          actions={<Button onClick={() => setOpen(false)}>{sv ? 'Visa 14 gygar' : 'Show 14 gygs'}</Button>}
        >
          <Stack gap={2}>
            <Checkbox defaultChecked>{sv ? 'Kommande' : 'Upcoming'}</Checkbox>
            <Checkbox>{sv ? 'Pågående' : 'In-Progress'}</Checkbox>
            <Checkbox>{sv ? 'Avslutade' : 'Past'}</Checkbox>
          </Stack>
        </Drawer>
      </>
    );
  },
  play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { side: 'start' } };
/** As high as its content. */
export const Bottom: Story = { args: { side: 'bottom' } };
/** From the side on wide screens, from the bottom on phones. */
export const SheetOnPhones: Story = { args: { sheetOnPhones: true }, globals: { viewport: { value: 'phone' } } };
/** Like a dialog: Enter opens it, it traps the focus, Escape closes it and restores the focus. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
    await userEvent.keyboard(' {Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
