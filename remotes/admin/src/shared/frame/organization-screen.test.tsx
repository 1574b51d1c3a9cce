import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { OrganizationScreen } from './organization-screen';

afterEach(closeScreen);

const open = (organizationId: string) =>
  openScreen({
    screen: (
      <OrganizationScreen title="Gygs" waiting="skeleton of the page">
        {() => null}
      </OrganizationScreen>
    ),
    at: '/admin/gygs/hosted',
    session: { status: 'starting', loginRole: 'GUEST', organizationId },
  });

test('while the session is loading, only a tab in admin mode shows the page’s skeleton', async () => {
  await open('org-kust');
  expect(screen.getByText('skeleton of the page')).toBeTruthy();
  closeScreen();
  await open('');
  expect(screen.queryByText('skeleton of the page')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});
