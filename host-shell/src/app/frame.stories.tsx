import { buildRemoteRow } from '@gyg/contract/testing';
import { PlatformProvider, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { RemoteTable } from '../remotes/registry';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { Frame } from './frame';

const areas = [{ name: 'shell', texts: { en, sv } }];
/** Navigation entries as the areas declare them. */
const table: RemoteTable = {
  all: buildRemoteRow({
    navigation: [
      { path: '/', labels: { en: 'Home', sv: 'Hem' }, roles: ['GUEST', 'USER'], order: 10 },
      { path: '/', labels: { en: 'Dashboard', sv: 'Översikt' }, roles: ['ADMIN'], order: 10 },
      { path: '/search', labels: { en: 'Gygs', sv: 'Gygar' }, roles: ['GUEST', 'USER'], order: 20 },
      { path: '/ourstory', labels: { en: 'Our story', sv: 'Vår historia' }, roles: ['GUEST'], order: 30 },
      { path: '/mine', labels: { en: 'My bookings', sv: 'Mina bokningar' }, roles: ['USER'], order: 30 },
      {
        path: '/hosted',
        labels: { en: 'Gygs hosted by us', sv: 'Gygar vi är värd för' },
        roles: ['ADMIN'],
        order: 20,
        place: 'menu',
      },
    ],
  }),
};
const elin = { loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg', notificationCount: 3 } as const;

const meta = {
  title: 'Bar and foot',
  component: Frame,
  args: { table },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'} at="/">
      <Frame {...args} />
    </PlatformProvider>
  ),
  beforeEach: ({ parameters }) => setTestSession(parameters.session),
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages are between header and footer. */
export const Guest: Story = {};
/** Signed up; the email address is not confirmed yet. */
export const SigningUp: Story = { parameters: { session: { loginRole: 'SIGNUP', email: 'elin@example.org' } } };
export const User: Story = { parameters: { session: { ...elin, organizationAdmin: true } } };
/** Acts for an organisation with a long name. */
export const Admin: Story = {
  parameters: {
    session: {
      ...elin,
      loginRole: 'ADMIN',
      organizationAdmin: true,
      organizationName: 'Reparationsverkstadsföreningen i Bohuslän',
    },
  },
};
/** The session is still loading: do not flash guest content. */
export const Starting: Story = { parameters: { session: { status: 'starting' } } };
/** The menu has all links of the header, and more. */
export const Menu: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { session: { ...elin, organizationAdmin: true } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const name = globals.language === 'sv' ? sv.menu.open : en.menu.open;
    const opener = await canvas.findByRole('button', { name });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.ownerDocument.querySelector('dialog[open], [role=dialog]')).not.toBeNull();
  },
};
