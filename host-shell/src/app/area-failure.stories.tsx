import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AreaWaiting } from '../chrome/area-waiting';
import { AreaUnavailable } from '../federation/load-area';
import { en } from '../translations/en';
import { sv } from '../translations/sv';
import { AreaFailure } from './area-failure';
import { ShellFailure } from './shell-failure';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'When an area does not come',
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

/** Its code is on its way. */
export const Waiting: Story = { render: () => <AreaWaiting /> };
/** It could not be had; waiting may help. */
export const Down: Story = {};
/** It was deployed for a newer page than this one. */
export const NewerThanThePage: Story = { args: { failure: new AreaUnavailable('booking', 'newer-platform') } };
/** It threw; the bar and the foot stay. */
export const Broken: Story = { args: { failure: new Error('Cannot read properties of undefined') } };
/** The frame itself threw. */
export const WholePage: Story = { render: () => <ShellFailure /> };
