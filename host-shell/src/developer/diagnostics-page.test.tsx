import { buildRemoteRow, testIntegrity } from '@gyg/contract/testing';
import { buildConfig, fakeApi, PlatformProvider, setTestSession } from '@gyg/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchRemoteTable } from '../remotes/registry';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { DiagnosticsPage } from './diagnostics-page';
import { watchPolicy } from './policy-reports';

const area = { name: 'shell', texts: { en, sv } };
const table = {
  booking: buildRemoteRow({
    entry: '/remotes/booking/remoteEntry.js',
    version: '1.2.3',
    basePaths: ['/gygs/:gygId/book', '/users/profile/gygs'],
  }),
};
afterEach(() => vi.restoreAllMocks());

test.each(['en', 'sv'] as const)('the diagnostics show the parts of the page, but no token (%s)', async (language) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input) === '/remotes.json'
      ? new Response(JSON.stringify({ ...table, broken: null }))
      : new Response('{}', { status: 200 }),
  );
  await fetchRemoteTable();
  watchPolicy();
  const refused = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://elsewhere.example/a.js',
    sourceFile: '',
    lineNumber: 0,
  });
  document.dispatchEvent(refused);
  setTestSession({
    loginRole: 'USER',
    userId: 'user-elin',
    profileName: 'Elin Sandberg',
    userGroups: ['superusers'],
    authentication: 'the-token-itself',
  });
  const api = fakeApi({ getConfig: () => buildConfig(), getReadiness: () => ({ status: 'ok' }) });
  render(
    <PlatformProvider areas={[area]} language={language}>
      <DiagnosticsPage />
    </PlatformProvider>,
  );
  const booking = await screen.findByRole('region', { name: 'booking' });
  for (const text of ['1.2.3', testIntegrity, '/gygs/:gygId/book /users/profile/gygs']) {
    expect(within(booking).getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/^broken: left out: row/)).toBeTruthy();
  expect(screen.getByText('Elin Sandberg (user-elin)')).toBeTruthy();
  expect(screen.getByText('superusers')).toBeTruthy();
  expect(screen.getAllByText('https://elsewhere.example/a.js').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('the-token-itself');
  api.restore();
});
