import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Logo } from '../logo/logo';
import { AppHeader, NavLinks, SkipLink } from './app-header';
import { NavDrawer } from './nav-drawer';

const items = [
  { label: 'Home', href: '#home', current: true },
  { label: 'gygs', href: '#gygs' },
  { label: 'Our story', href: '#story' },
  { label: 'How it works', href: '#how' },
];
const meta = {
  title: 'Components/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: { logo: null, menuLabel: 'Open menu', menuOpen: false, onMenuOpen: fn() },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const Frame = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <AppHeader
        logo={<Logo label="gyg, home" href="#home" />}
        navigation={<NavLinks label="Main" items={items} />}
        actions={
          <>
            <IconButton icon="bell" label="Notifications, 3 new" count={3} href="#notifications" />
            <IconButton icon="moon" label="Use the dark theme" />
            <Button variant="quiet" lang="sv" aria-label="SV, svenska">
              SV
            </Button>
            <Button size="sm" href="#login">
              Log in
            </Button>
          </>
        }
        menuLabel="Open menu"
        menuOpen={open}
        onMenuOpen={() => setOpen(true)}
      />
      <NavDrawer open={open} onClose={() => setOpen(false)} title="Menu" closeLabel="Close menu">
        <NavLinks label="Main" items={items} direction="column" />
      </NavDrawer>
      <div id="main" />
    </>
  );
};
export const Guest: Story = { render: () => <Frame /> };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  render: () => <Frame />,
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('button', { name: 'Open menu' });
    if (!menu) return;
    await userEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};
