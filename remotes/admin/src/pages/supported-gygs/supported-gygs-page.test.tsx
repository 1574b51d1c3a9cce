import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerGygs } from '../../testing/hosted-gygs';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { supportedGygs } from '../../testing/supported-gygs';
import { SupportedGygsPage } from './supported-gygs-page';

afterEach(closeScreen);

const open = (at = '/admin/gygs/participated', gygs = supportedGygs) =>
  openScreen({
    screen: <SupportedGygsPage />,
    pattern: '/admin/gygs/participated',
    at,
    api: { findParticipatingGygs: ({ query }) => answerGygs(gygs, query) },
  });

test('shows how many people represent the organisation, with links to the gyg and to their bookings', async () => {
  const { calls } = await open();
  const title = await screen.findByRole('link', { name: 'Soup for eighty' });
  expect(title.getAttribute('href')).toBe('/gygs/gyg-soup');
  const row = within(title.closest('tr') ?? document.body);
  expect(row.getByText('6')).toBeDefined();
  expect(row.getByText('2 to approve')).toBeDefined();
  const bookings = row.getByRole('link', { name: 'Bookings in our name: Soup for eighty' });
  expect(bookings.getAttribute('href')).toBe('/admin/gygs/gyg-soup/member/bookings');
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All 2', 'Upcoming 1', 'In-Progress 0', 'Past 1']);
  expect(calls.filter(({ name }) => name === 'findParticipatingGygs')).toHaveLength(1);
});

test('explains how a gyg gets here if there is none', async () => {
  await open('/admin/gygs/participated', []);
  expect(await screen.findByRole('heading', { name: 'No gygs supported yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Invite your people' }).getAttribute('href')).toBe(
    '/admin/organizations/invites/send',
  );
});

test('shows the organisation’s labels and changes them', async () => {
  const { user, calls } = await openScreen({
    screen: <SupportedGygsPage />,
    pattern: '/admin/gygs/participated',
    at: '/admin/gygs/participated',
    api: {
      findParticipatingGygs: ({ query }) => answerGygs(supportedGygs, query),
      assignTags: () => ({ tags: [], total: 0, page: 0, pageSize: 20 }),
    },
  });
  const row = (await screen.findByRole('link', { name: 'Soup for eighty' })).closest('tr') ?? document.body;
  expect(within(row).getAllByText('kitchen')).not.toHaveLength(0);
  await user.click(within(row).getByRole('button', { name: 'Labels of Soup for eighty' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels of Soup for eighty' }));
  await user.type(dialog.getByLabelText(/^Labels/, { selector: 'input' }), 'winter{Enter}');
  const sent = () => calls.filter(({ name }) => name === 'assignTags');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    organizationId: expect.any(String),
    gygId: 'gyg-soup',
    tags: ['kitchen', 'winter'],
  });
});
