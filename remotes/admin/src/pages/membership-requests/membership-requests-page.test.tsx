import { buildMembershipRequest } from '@gyg/contract/testing';
import { paths } from '@gyg/platform';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerRequests } from '../../testing/members';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { MembershipRequestsPage } from './membership-requests-page';

afterEach(closeScreen);

const open = (query = '') =>
  openScreen({
    screen: <MembershipRequestsPage />,
    at: `${paths.membershipRequests()}${query}`,
    api: {
      listMembershipRequests: ({ query: asked }) => answerRequests(asked),
      acceptMembershipRequest: () => buildMembershipRequest(),
    },
  });

test('waiting requests can be answered, and each status has a tab with its number, all from one call', async () => {
  const { calls } = await open();
  expect(await screen.findByRole('button', { name: 'Decline Elin Hallberg' })).toBeDefined();
  expect(screen.getByText('Came by an invitation link. Mon, May 3, 2027')).toBeDefined();
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/admin/organizations/requests',
    '/admin/organizations/requests?status=ACCEPTED',
    '/admin/organizations/requests?status=DECLINED',
    '/admin/organizations/requests?status=WITHDRAWN',
  ]);
  expect(await within(tabs[0] ?? document.body).findByText('2 waiting for an answer')).toBeDefined();
  expect(tabs[2]?.textContent).toBe('Declined 1');
  expect(calls.filter(({ name }) => name === 'listMembershipRequests')).toHaveLength(1);
});

test('answered requests are history: with both dates, and nothing to press', async () => {
  await open('?status=DECLINED');
  expect(
    await screen.findByText('Found you by search. Asked Mon, May 3, 2027, answered Thu, May 6, 2027'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /Nora Berg/ })).toBeNull();
});
