import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import en from '../../translations/en.json';
import sv from '../../translations/sv.json';
import { ConnectionBanner } from './connection-banner';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'Without a connection',
  component: ConnectionBanner,
  args: { connection: 'offline' },
  decorators: (Story, { globals }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'}>
      <Story />
    </PlatformProvider>
  ),
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The device has no network. */
export const Offline: Story = {};
/** The device has a network, but the platform does not respond. */
export const Unreachable: Story = { args: { connection: 'unreachable' } };
