import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../translations/en';
import { sv } from '../../translations/sv';
import { LiteFrame } from './lite-frame';
import { LiteInvalid } from './lite-invalid';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'Page in a frame',
  component: LiteFrame,
  parameters: { layout: 'fullscreen', at: '/plugins/o/org-kust/g' },
  decorators: (Story, { globals, parameters }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'} at={parameters.at}>
      <Story />
    </PlatformProvider>
  ),
} satisfies Meta<typeof LiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No header, and a footer that only says "Powered by Gyg". */
export const Around: Story = {};
/** On the partner's background, which decides the document's theme. */
export const OnAGround: Story = {
  globals: { theme: 'light' },
  parameters: { at: '/plugins/o/org-kust/g?bg=e0ebdd' },
};
/** A path that is not a page for frames. */
export const Invalid: Story = { render: () => <LiteInvalid /> };
