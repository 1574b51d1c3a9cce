import { PlatformProvider, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { FinishSignIn } from './finish-sign-in';

const areas = [{ name: 'shell', texts: { en, sv } }];

const meta = {
  title: 'End of a login',
  component: FinishSignIn,
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider
      areas={areas}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/auth/callback"
      at="/auth/callback?code=abc&state=unknown"
    >
      <FinishSignIn />
    </PlatformProvider>
  ),
  beforeEach: () => setTestSession(),
} satisfies Meta;
export default meta;

/** A login that was not started in this browser: start again, or continue as a guest. */
export const DidNotWork: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByRole('link');
  },
};
