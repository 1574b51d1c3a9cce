import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { DeveloperKeyPage } from './developer-key-page';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'Developer key',
  component: DeveloperKeyPage,
  parameters: { layout: 'fullscreen', response: { status: 200, mode: 'developer' } },
  render: (_args, { globals }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'} pattern="/run" at="/run?key=any">
      <DeveloperKeyPage />
    </PlatformProvider>
  ),
  // The server's response to the key.
  beforeEach: ({ parameters }) => {
    const real = globalThis.fetch;
    const { status, mode } = parameters.response;
    globalThis.fetch = async (input, init) =>
      String(input) === '/developer/key' ? new Response(JSON.stringify({ mode }), { status }) : real(input, init);
    return () => {
      globalThis.fetch = real;
    };
  },
} satisfies Meta;
export default meta;

/** The right key: what it permits, and the link to the diagnostics. */
export const DeveloperMode: StoryObj<typeof meta> = {};

/** A missing or wrong key permits nothing. */
export const RestrictedMode: StoryObj<typeof meta> = { parameters: { response: { status: 200, mode: 'restricted' } } };

/** Too many tries, or no response. A retry is possible. */
export const Failed: StoryObj<typeof meta> = { parameters: { response: { status: 429 } } };
