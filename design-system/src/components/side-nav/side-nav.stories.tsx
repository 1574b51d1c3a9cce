import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Avatar } from '../avatar/avatar';
import { Page } from '../layout/layout';
import { PageHeader } from '../page-header/page-header';
import { SideNav, type SideNavGroup, type SideNavProps } from './side-nav';
import { SideNavLayout } from './side-nav-layout';

const groups: readonly SideNavGroup[] = [
  {
    title: 'Gygs',
    items: [
      { label: 'Dashboard', href: '#dashboard', icon: 'grid', current: true },
      { label: 'Gygs hosted by us', href: '#hosted', icon: 'calendar' },
      { label: 'Others’ gygs that our employees support', href: '#supported', icon: 'hand' },
    ],
  },
  {
    title: 'People',
    items: [
      { label: 'Membership', href: '#members', icon: 'users', waiting: { count: '4', label: '4 waiting' } },
      { label: 'Invitations', href: '#invitations', icon: 'mail' },
    ],
  },
];
const swedishGroups: readonly SideNavGroup[] = [
  {
    title: 'Gygar',
    items: [
      { label: 'Översikt', href: '#dashboard', icon: 'grid', current: true },
      { label: 'Gygar vi är värd för', href: '#hosted', icon: 'calendar' },
      { label: 'Andras gygar som våra medarbetare stödjer', href: '#supported', icon: 'hand' },
    ],
  },
  {
    title: 'Människor',
    items: [
      { label: 'Medlemskap', href: '#members', icon: 'users', waiting: { count: '4', label: '4 väntar' } },
      { label: 'Inbjudningar', href: '#invitations', icon: 'mail' },
    ],
  },
];
const head = (
  <>
    <Avatar kind="organization" seed="Ren Kust Bohuslän" /> Ren Kust Bohuslän
  </>
);

const meta = {
  title: 'Components/Navigation/Side navigation',
  component: SideNav,
  args: { label: 'Organisation', head, groups },
  parameters: swedish<SideNavProps>({ groups: swedishGroups }),
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a page; on small screens behind a button. */
export const InLayout: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, head: shown, groups: links }) => (
    <Page padded>
      <SideNavLayout
        nav={{ label, head: shown, groups: links }}
        summary={links === groups ? 'All pages' : 'Alla sidor'}
      >
        <PageHeader title={links[0]?.items[0]?.label} />
      </SideNavLayout>
    </Page>
  ),
};

/** Tab goes through the links in reading order. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
