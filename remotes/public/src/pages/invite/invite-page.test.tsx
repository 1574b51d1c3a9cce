import { useLocation } from '@gyg/platform';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { InvitePage } from './invite-page';

afterEach(closeScreen);

/**
 * The route's pattern also matches the page that the invitation redirects to, so that the test can check its address.
 */
const Screen = () => useLocation().pathname.startsWith('/invites/') && <InvitePage />;
const open = (api: FakeHandlers) =>
  openScreen({ screen: <Screen />, pattern: '/:area/:inviteId/:form?/:carried?', at: '/invites/invite-1', api });
const invitation = { id: 'invite-1', company: 'Odlarna', recipient: 'maja@odlarna.example' };

describe('the link of an invitation to open an organisation’s account', () => {
  test('redirects to the request form with the invitation', async () => {
    await open({
      getOrganizationInvite: ({ params }) =>
        params.inviteId === invitation.id ? invitation : refusal('org_invite.missing'),
    });
    await waitFor(() => expect(address()).toBe('/organizations/requests/form/invite-1'));
  });

  test('shows an error if it is not valid', async () => {
    await open({ getOrganizationInvite: () => refusal('org_invite.missing') });
    expect(
      await screen.findByText(
        'Invalid invite. Please make sure you have copy-pasted the complete invite link correctly.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  test('can be retried if the server is unreachable', async () => {
    await open({ getOrganizationInvite: () => refusal('server.unexpected') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
