import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, spyOn } from 'storybook/test';
import { AreaLoading } from '../chrome/area-loading';
import { AreaUnavailable } from '../remotes/load-area';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { AreaFailure } from './area-failure';
import { ShellFailure } from './shell-failure';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'When an area does not load',
  component: AreaFailure,
  args: { failure: new AreaUnavailable('booking', 'down'), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: (Story, { globals }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'}>
      <Story />
    </PlatformProvider>
  ),
} satisfies Meta<typeof AreaFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is loading. */
export const Waiting: Story = { render: () => <AreaLoading /> };
/** The remote did not load. A retry may help. */
export const Down: Story = {};
/** The device has no network. It loads by itself when the network is back. */
export const Offline: Story = {
  beforeEach: () => {
    const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => network.mockRestore();
  },
};
/** The server has a newer build. A reload loads it. */
export const OutdatedPage: Story = { args: { failure: new AreaUnavailable('booking', 'outdated-page') } };
/** The remote was built for other versions of the shared packages. Neither a retry nor a reload helps. */
export const OutsideRange: Story = { args: { failure: new AreaUnavailable('booking', 'outside-range') } };
/** The remote threw an error. Header and footer stay. */
export const Broken: Story = { args: { failure: new Error('Cannot read properties of undefined') } };
/** The frame threw an error. */
export const WholePage: Story = { render: () => <ShellFailure /> };
