import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Logo } from '../logo/logo';
import { AppHeader, NavLinks, SkipLink } from './app-header';
import { NavDrawer } from './nav-drawer';
import s from './sample-bar.module.css';

interface BarProps {
  role: 'guest' | 'user' | 'admin';
  sv: boolean;
  news: number;
  menuFrom: boolean;
}
const navigation = {
  guest: [
    { en: 'Home', sv: 'Hem' },
    { en: 'Gygs', sv: 'Gygar' },
    { en: 'Our story', sv: 'Vår historia' },
    { en: 'How it works', sv: 'Så fungerar det' },
  ],
  user: [
    { en: 'Home', sv: 'Hem' },
    { en: 'Gygs', sv: 'Gygar' },
  ],
  admin: [{ en: 'Dashboard', sv: 'Översikt' }],
};

/** The header for each role, as the shell renders it. */
const Bar = ({ role, sv, news, menuFrom }: BarProps) => {
  const [open, setOpen] = useState(menuFrom);
  const translate = (en: string, se: string) => (sv ? se : en);
  const items = navigation[role].map((item, index) => ({
    label: sv ? item.sv : item.en,
    href: `#${item.en}`,
    current: index === 0,
  }));
  const who: Record<BarProps['role'], ReactNode> = {
    guest: (
      <Button size="sm" href="#login">
        {translate('Log in', 'Logga in')}
      </Button>
    ),
    user: (
      <Button variant="quiet" size="sm" href="#me">
        <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Avatar size="sm" seed="Elin Sandberg" />
          Elin Sandberg
        </span>
      </Button>
    ),
    admin: <strong>Admin @ Reparationsverk…</strong>,
  };
  return (
    <>
      <SkipLink href="#main">{translate('Skip to content', 'Hoppa till innehållet')}</SkipLink>
      <AppHeader
        logo={<Logo label={translate('gyg, home', 'gyg, hem')} href="#home" />}
        navigation={<NavLinks label={translate('Main', 'Huvudmeny')} items={items} />}
        actions={
          <>
            {role !== 'guest' && (
              <IconButton
                icon="bell"
                label={translate(`Notifications, ${news} new`, `Aviseringar, ${news} nya`)}
                count={news}
                href="#notifications"
              />
            )}
            {role === 'guest' ? who.guest : <div className={s.person}>{who[role]}</div>}
            <IconButton icon="moon" label={translate('Use the dark theme', 'Använd det mörka temat')} />
            <Button variant="quiet" size="sm" lang={sv ? 'en' : 'sv'} aria-label={sv ? 'EN, English' : 'SV, svenska'}>
              {sv ? 'EN' : 'SV'}
            </Button>
          </>
        }
        menuLabel={translate('Open menu', 'Öppna menyn')}
        menuOpen={open}
        onMenuOpen={() => setOpen(true)}
      />
      <NavDrawer
        open={open}
        onClose={() => setOpen(false)}
        title={translate('Menu', 'Meny')}
        closeLabel={translate('Close menu', 'Stäng menyn')}
      >
        <NavLinks label={translate('Main', 'Huvudmeny')} items={items} direction="column" />
        {role !== 'guest' && who[role]}
      </NavDrawer>
      <main id="main" />
    </>
  );
};

type BarArgs = Parameters<typeof AppHeader>[0] & Partial<BarProps>;
const meta: Meta<BarArgs> = {
  title: 'Components/Navigation/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen', ...swedish<BarArgs>({ sv: true }) },
  args: { logo: null, menuLabel: 'Open menu', menuOpen: false, onMenuOpen: fn() },
  render: ({ role = 'guest', sv = false, news = 0, menuFrom = false }) => <Bar {...{ role, sv, news, menuFrom }} />,
};
export default meta;
type Story = StoryObj<BarArgs>;

export const Guest: Story = {};
/** With unread notifications, the bell's label and badge show the count. */
export const User: Story = { args: { role: 'user', news: 3 } };
/** The organisation's name is truncated after 15 characters; its tooltip and the menu show the full name. */
export const Admin: Story = { args: { role: 'admin', news: 120 } };
/** At 320 px nothing overflows, and every target is at least 44 px. */
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  tags: ['!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** Up to 860 px the navigation is in a drawer; following a link closes it. */
export const MenuOpen: Story = {
  args: { role: 'user', news: 1, menuFrom: true },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
/** The first tab stop is the skip link. On phones Enter opens the menu, and closing it restores the focus. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^(Skip to content|Hoppa till innehållet)$/ })).toHaveFocus();
    const menu = canvas.queryByRole('button', { name: /^(Open menu|Öppna menyn)$/ });
    if (!menu) return;
    await tabTo(menu);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Men[uy]$/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
