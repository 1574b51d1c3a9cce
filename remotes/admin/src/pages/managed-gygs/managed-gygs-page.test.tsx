import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { ManagedGygsPage } from './managed-gygs-page';

afterEach(closeScreen);

const open = (gygs = hostedGygs) =>
  openScreen({
    screen: <ManagedGygsPage />,
    at: '/admin/gygs/managed',
    session: { loginRole: 'USER', organizationAdmin: false, organizationId: '', organizationName: '' },
    api: { listManagedGygs: ({ query }) => answerGygs(gygs, query) },
  });

describe('Gygs you manage', () => {
  test('lists them with organisation and counts, for a user who administers no organisation', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Crab pots to supper' });
    expect(link.getAttribute('href')).toBe('/admin/gygs/gyg-pots/edit');
    expect(screen.getAllByText('Ren Kust Bohuslän')).toHaveLength(4);
    expect(screen.getByLabelText('Skills booked: 43 of 56')).toBeDefined();
    expect(screen.getByText('Showing 1 to 4 of 4')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Title' })).toBeNull();
  });

  test('explains how to become a gyg manager if there are none', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'You don’t manage any gygs yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a gyg' }).getAttribute('href')).toBe('/search');
  });
});
