import { useToasts } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { DashboardPage } from './dashboard-page';

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(closeScreen);
const open = (session?: Parameters<typeof openScreen>[0]['session']) =>
  openScreen({ screen: <DashboardPage />, at: '/dashboard', ...(session && { session }) });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

test('shows the dashboard in admin mode, with a link to plug-ins', async () => {
  await open({ ...elin, loginRole: 'ADMIN', organizationId: 'org-fix', organizationName: 'Fixarkollektivet' });
  expect(screen.getByText('You act for Fixarkollektivet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Configure plug-ins' }).getAttribute('href')).toBe(
    '/admin/plugins/configure',
  );
});

test.each([
  ['a guest', undefined],
  ['a user', elin],
  ['an admin without an organisation', { ...elin, loginRole: 'ADMIN' as const }],
])('%s is redirected to home with a message', async (_who, session) => {
  await open(session);
  expect(address()).toBe('/');
  expect(toasts()).toEqual(['The dashboard is for administrators of organisations.']);
});

test('waits while the session is loading', async () => {
  await open({ status: 'starting' });
  expect([address(), toasts()]).toEqual(['/dashboard', []]);
});
