import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Menu, type MenuProps } from './menu';
import type { MenuEntry } from './menu-entries';

const edit = fn();
const remove = fn();
const actions: MenuEntry[] = [
  { id: 'edit', label: 'Edit the gyg', icon: 'edit', onSelect: edit },
  { id: 'bookings', label: 'Bookings', note: '14 of 20 places taken', icon: 'users', href: '#bookings' },
  { id: 'copy', label: 'Copy the invitation link', icon: 'link', onSelect: fn() },
  {
    id: 'report',
    label: 'Download the report',
    note: 'When the gyg has finished',
    icon: 'download',
    disabled: true,
    onSelect: fn(),
  },
  { id: 'end', items: [{ id: 'remove', label: 'Cancel the gyg', icon: 'trash', tone: 'danger', onSelect: remove }] },
];
const inSwedish: MenuEntry[] = [
  { id: 'edit', label: 'Redigera gygen', icon: 'edit', onSelect: edit },
  { id: 'bookings', label: 'Bokningar', note: '14 av 20 platser tagna', icon: 'users', href: '#bookings' },
  { id: 'copy', label: 'Kopiera länken till organisationsinbjudan', icon: 'link', onSelect: fn() },
  {
    id: 'report',
    label: 'Hämta hållbarhetsrapporten',
    note: 'När gygen är avslutad',
    icon: 'download',
    disabled: true,
    onSelect: fn(),
  },
  { id: 'end', items: [{ id: 'remove', label: 'Ställ in gygen', icon: 'trash', tone: 'danger', onSelect: remove }] },
];
const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: { label: 'Actions for the shore day', items: actions },
  // Load the library's code before a story starts, so that slow machines do not fail it.
  loaders: [() => import('./menu-popup').then(() => ({}))],
  parameters: {
    // The library adds focus guards before and after the menu: they pass the focus on, and are hidden on purpose.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
    ...swedish<MenuProps>({ label: 'Åtgärder för stranddagen', items: inSwedish }),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The closed button: a square in rows and cards, a labelled button where there is room. */
export const Closed: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
      <Menu {...args} />
      <Menu {...args} icon="settings" />
      <Menu {...args} look="link" />
      <Menu {...args} look="button" />
      <Menu {...args} look="button" icon="share" />
      <Menu {...args} look="button" variant="primary" icon="calendar" />
      <Menu {...args} look="button" variant="quiet" picture={<Avatar size="sm" seed="Elin Sandberg" />} />
      <Menu {...args} look="button" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    // A picture is beside the label, not above it.
    for (const button of canvas.getAllByRole('button')) {
      await expect(Math.round(button.getBoundingClientRect().height)).toBe(44);
    }
  },
};
/** Actions, a link, a disabled action with its reason, and last a destructive one. */
export const Open: Story = {
  args: { defaultOpen: true, look: 'button', align: 'start' },
  tags: ['!autodocs'],
  play: async () => {
    const last = await screen.findByRole('menuitem', { name: /Cancel the gyg|Ställ in/ });
    await waitFor(() => expect(last).toBeVisible());
  },
};
/** Toggles, a single choice, and groups with headings. */
export const Settings: Story = {
  args: { defaultOpen: true, look: 'button', icon: 'settings', align: 'start' },
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const sv = globals.language === 'sv';
    const [archived, setArchived] = useState(true);
    const [order, setOrder] = useState('late');
    return (
      <Menu
        {...args}
        label={sv ? 'Vy' : 'View'}
        items={[
          {
            id: 'show',
            heading: sv ? 'Visa' : 'Show',
            items: [
              {
                id: 'archived',
                label: sv ? 'Arkiverade' : 'Archived',
                checked: archived,
                onCheckedChange: setArchived,
              },
              {
                id: 'hidden',
                label: sv ? 'Dolda behov' : 'Hidden needs',
                note: sv ? 'Bara ni ser dem' : 'Only you see them',
                checked: false,
                onCheckedChange: fn(),
              },
            ],
          },
          {
            id: 'order',
            heading: sv ? 'Ordning' : 'Order',
            value: order,
            onValueChange: setOrder,
            choices: [
              { value: 'late', label: sv ? 'Längst fram i tiden först' : 'Latest start first' },
              { value: 'early', label: sv ? 'Tidigaste start först' : 'Earliest start first' },
            ],
          },
        ]}
      />
    );
  },
  play: async () => {
    const [archived] = await screen.findAllByRole('menuitemcheckbox');
    if (!archived) throw new Error('no items');
    await userEvent.click(archived);
    await expect(archived).toHaveAttribute('aria-checked', 'false');
    await waitFor(() => expect(archived).toBeVisible());
  },
};
/** At the window's lower corner it opens upwards and stays inside. */
export const InTheCorner: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'end', justifyContent: 'end', height: '100vh' }}>
      <Menu {...args} />
    </div>
  ),
  play: async () => {
    const box = (await screen.findByRole('menu')).getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByRole('menu').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
  },
};
/** In a dialog it opens above it; Escape closes the menu and leaves the dialog open. */
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const [open, setOpen] = useState(true);
    const translate = (en: string, sv: string) => (globals.language === 'sv' ? sv : en);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{translate('Open the dialog', 'Öppna dialogen')}</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={translate('The shore day', 'Stranddagen')}
          closeLabel={translate('Close', 'Stäng')}
          size="sm"
        >
          <Menu {...args} look="button" align="start" />
        </Dialog>
      </>
    );
  },
  play: async (story) => {
    const args = shownProps(story);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: args.label }));
    await expect(dialog).toContainElement(await screen.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};
/**
 * Enter opens it on the first item, arrows and letters move, Escape closes it and restores the focus, Enter activates.
 */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { look: 'button' },
  play: async ({ canvas, ...story }) => {
    const args = shownProps(story);
    edit.mockClear();
    const button = canvas.getByRole('button', { name: args.label });
    const item = (at: number) => screen.getAllByRole('menuitem').at(at);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item(0)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item(1)).toHaveFocus());
    await userEvent.keyboard(item(2)?.textContent?.slice(0, 2).toLowerCase() ?? '');
    await waitFor(() => expect(item(2)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item(-1)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item(-1)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item(0)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};
