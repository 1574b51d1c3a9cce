import { buildRemoteRow } from '@gyg/contract/testing';
import { buildConfig, fakeApi, PlatformProvider, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fetchRemoteTable } from '../remotes/registry';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { DiagnosticsPage } from './diagnostics-page';

const areas = [{ name: 'shell', texts: { en, sv } }];
const table = {
  booking: buildRemoteRow({
    entry: '/remotes/booking/remoteEntry.js',
    integrity: 'sha384-YV0mN8m3dGQyq9kZ0s2bB2xkXoUo1m0o4oI8m5fJxqTqk2b7oO1l7bY3hZ0wq5cC',
    version: '1.2.3',
    basePaths: [
      '/gygs/:gygId/book',
      '/gygs/:gygId/bookings',
      '/gygs/:gygId/bookings/:bookingId',
      '/users/profile/gygs',
    ],
  }),
};

const meta = {
  title: 'Diagnostics for developers',
  component: DiagnosticsPage,
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider areas={areas} language={globals.language === 'sv' ? 'sv' : 'en'}>
      <DiagnosticsPage />
    </PlatformProvider>
  ),
  beforeEach: async () => {
    setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
    const api = fakeApi({ getConfig: () => buildConfig(), getReadiness: () => ({ status: 'ok' }) });
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      String(input) === '/remotes.json' ? Response.json(table) : fetch(input, init);
    await fetchRemoteTable();
    return () => api.restore();
  },
} satisfies Meta<typeof DiagnosticsPage>;
export default meta;

/** Versions, remotes and session, without any token. */
export const Shown: StoryObj<typeof meta> = {};
