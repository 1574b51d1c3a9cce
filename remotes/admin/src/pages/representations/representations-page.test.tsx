import type { RepresentationRequest } from '@gyg/contract';
import { buildRepresentationRequest } from '@gyg/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hidePage } from '../../testing/hide-page';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { answerRequests, sampleRequests } from '../../testing/representation-samples';
import { RepresentationsPage } from './representations-page';

afterEach(closeScreen);

function open(query = '') {
  let requests = sampleRequests;
  const answer = (id: string, status: RepresentationRequest['status']) => {
    requests = requests.map((request) => (request.id === id ? { ...request, status } : request));
    return buildRepresentationRequest({ id, status });
  };
  return openScreen({
    screen: <RepresentationsPage />,
    at: `/admin/gygs/representation/requests${query}`,
    api: {
      listOrganizationRepresentationRequests: (call) => answerRequests(requests, call.query),
      acceptRepresentationRequest: ({ params }) => answer(params.requestId, 'ACCEPTED'),
      declineRepresentationRequest: ({ params }) => answer(params.requestId, 'DECLINED'),
    },
  });
}
const answered = (calls: readonly { name: string; params: Readonly<Record<string, string>> }[]) =>
  calls
    .filter(({ name }) => name.endsWith('RepresentationRequest'))
    .map(({ name, params }) => [name, params.requestId]);

describe('consent to representations', () => {
  test('requests are grouped by gyg, explained, answered in place with Undo and then leave the list', async () => {
    const { user, calls } = await open();
    const cafe = await screen.findByRole('list', { name: /^Repair café/ });
    expect(within(cafe).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Two thousand oaks for Hågadalen' })).toBeTruthy();
    expect(screen.getByText('Planter').lang).toBe('en');
    expect(screen.getByRole('link', { name: 'Two thousand oaks for Hågadalen' }).lang).toBe('en');
    expect(screen.getByText(/the hours or items count for your organisation/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept Maja Lindqvist’s request' }));
    await user.click(screen.getByRole('button', { name: 'Decline Samuel Okoro’s request' }));
    await user.click(screen.getByRole('button', { name: 'Decline Elin Hallberg’s request' }));
    const oaks = screen.getByRole('list', { name: 'Two thousand oaks for Hågadalen' });
    await user.click(within(oaks).getByRole('button', { name: /^Undo/ }));
    expect(answered(calls)).toEqual([]);
    await hidePage();
    await waitFor(() => expect(screen.queryByRole('list', { name: /^Repair café/ })).toBeNull());
    expect(answered(calls)).toEqual([
      ['acceptRepresentationRequest', 'request-1'],
      ['declineRepresentationRequest', 'request-2'],
    ]);
    expect(screen.getByRole('button', { name: 'Accept Elin Hallberg’s request' })).toBeTruthy();
  });

  test('an accepted one is revoked after confirmation', async () => {
    const { user, calls } = await open('?tab=accepted');
    await user.click(await screen.findByRole('button', { name: 'Revoke Omar Haddad’s representation' }));
    expect(answered(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('heading', { name: 'No accepted requests yet' })).toBeTruthy();
    expect(answered(calls)).toEqual([['declineRepresentationRequest', 'request-4']]);
  });

  test('the search by name is in the address, with a way back to all', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search name' }), 'nemo{Enter}');
    expect(await screen.findByRole('heading', { name: 'No requests match' })).toBeTruthy();
    expect(address()).toBe('/admin/gygs/representation/requests?q=nemo');
    expect(screen.getByRole('link', { name: 'Show all requests' }).getAttribute('href')).toBe(
      '/admin/gygs/representation/requests',
    );
  });
});
