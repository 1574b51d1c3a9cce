import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import en from '../../translations/en.json';
import sv from '../../translations/sv.json';
import { WindowFrame } from './window-frame';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'Window of a login',
  component: WindowFrame,
  args: { table: {} },
  parameters: { layout: 'fullscreen', at: '/plugins/login?interaction=abc' },
  decorators: (Story, { globals, parameters }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'} at={parameters.at}>
      <Story />
    </PlatformProvider>
  ),
} satisfies Meta<typeof WindowFrame>;
export default meta;

/** The platform’s name, and a foot with terms, privacy policy and language. */
export const Around: StoryObj<typeof meta> = {};
