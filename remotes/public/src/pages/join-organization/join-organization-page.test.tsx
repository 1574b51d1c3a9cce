import {
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { organizationApi, requestsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { JoinOrganizationPage } from './join-organization-page';

afterEach(closeScreen);

const noPeople: FakeHandlers = {
  ...organizationApi,
  listUserOrganizations: () => buildUserOrganizations([]),
  listUserMembershipRequests: () => requestsAnswer([]),
};
const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <JoinOrganizationPage />,
    pattern: '/users/join/:orgFriendlyUrl',
    at: '/users/join/ren-kust-bohuslan?source=INVITE_LINK',
    session: elin,
    api: { ...noPeople, ...api },
    ...over,
  });
const withApproval = (memberApproval: 'ANYONE' | 'MANUAL' | 'NONE') => ({
  getOrganizationByName: () => buildOrganizationProfile({ orgMain: buildOrganization({ memberApproval }) }),
});
const send = () => screen.findByRole('button', { name: 'Send join request' });

describe('joining an organisation', () => {
  test('shows the organisation, requires accepting its terms, and sends how the user came', async () => {
    const { user, calls } = await open();
    await user.click(await send());
    expect(screen.getByText(/^If an administrator has invited you, you become a member at once/)).toBeTruthy();
    expect(await screen.findByText('Please accept the membership terms.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Membership terms' }).textContent).toContain('the skipper’s word');
    expect(screen.getByRole('article', { name: 'Ren Kust Bohuslän' }).textContent).toContain('hours contributed');

    await user.click(screen.getByRole('checkbox', { name: /accept the membership terms/ }));
    await user.click(await send());
    expect(await screen.findByText('Your request has been sent')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'saveMembership')).toMatchObject({
      params: { userId: 'user-elin', organizationId: 'org-kust' },
      body: { role: 'member', invitationRef: 'INVITE_LINK' },
    });
  });

  test('shows if the user is a member immediately', async () => {
    const orgPage = buildOrganizationPage({ 'page.membershipTerms': '' });
    const { user } = await open({
      getOrganizationByName: () =>
        buildOrganizationProfile({ orgPage, orgMain: buildOrganization({ memberApproval: 'ANYONE' }) }),
      saveMembership: () => ({ id: 'membership-1', status: 'MEMBER', role: 'MEMBER' }),
    });
    expect(await screen.findByText('You become a member at once.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(await send());
    expect(await screen.findByText('You are a member of Ren Kust Bohuslän')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('From now on you can represent it');
  });

  test.each([
    ['?source=INVITE_LINK', '/'],
    ['?source=MANUAL_SEARCH', '/users/profile/organizations'],
    ['?source=nonsense', '/users/profile/organizations'],
  ])('can be skipped (%s)', async (query, to) => {
    await open({}, { at: `/users/join/ren-kust-bohuslan${query}` });
    expect((await screen.findByRole('link', { name: 'Skip' })).getAttribute('href')).toBe(to);
  });

  test.each([
    [
      'a user who has sent a request',
      'You have a pending request',
      { listUserMembershipRequests: () => requestsAnswer([buildMembershipRequest()]) },
    ],
    [
      'a member',
      'You already belong to this organisation',
      { listUserOrganizations: () => buildUserOrganizations([buildUserOrganization({ organizationId: 'org-kust' })]) },
    ],
  ])('%s sees a note instead of the form', async (_who, text, api) => {
    await open(api);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send join request' })).toBeNull();
  });

  test('if no members are taken, only an invitation link shows the form', async () => {
    await open(withApproval('NONE'), { at: '/users/join/ren-kust-bohuslan?source=MANUAL_SEARCH' });
    expect(await screen.findByText('This organisation is not accepting members at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send join request' })).toBeNull();
  });

  test('an invitation link to an organisation that takes no members shows the form and the refusal', async () => {
    const { user } = await open({ ...withApproval('NONE'), saveMembership: () => refusal('user_org.not_open') });
    expect(await screen.findByText(/need an invitation from an administrator/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await send());
    expect((await screen.findByRole('alert')).textContent).toContain('The request could not be sent.');
    expect(screen.getByRole('alert').textContent).toContain('is not accepting membership requests');
  });

  test('a request made in another tab is shown instead of the form', async () => {
    let requestSent = false;
    const { user } = await open({
      saveMembership: () => {
        requestSent = true;
        return refusal('user_org.already_pending_request');
      },
      listUserMembershipRequests: () => requestsAnswer(requestSent ? [buildMembershipRequest()] : []),
    });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await send());
    expect(await screen.findByText('You have a pending request')).toBeTruthy();
  });

  test('an organisation whose profile is offline can be joined by its card', async () => {
    await open({
      getOrganizationByName: () => refusal('org.profile.not_online'),
      getOrganization: () => buildOrganization({ name: 'Lyktan', friendlyUrl: 'ren-kust-bohuslan' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Join Lyktan' })).toBeTruthy();
    expect(await send()).toBeTruthy();
    expect(screen.queryByText('hours contributed')).toBeNull();
  });

  test('a former url redirects to the current one and keeps how the user came', async () => {
    await open({}, { at: '/users/join/rkb?source=INVITE_LINK' });
    await waitFor(() => expect(address()).toBe('/users/join/ren-kust-bohuslan?source=INVITE_LINK'));
  });

  test('an unknown url shows that the link is wrong', async () => {
    await open({ getOrganizationByName: () => refusal('org.missing') });
    expect(await screen.findByText('Error in the join link. Please try again')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  test('an expired session redirects to the login', async () => {
    const { user } = await open({ saveMembership: () => refusal('session.need_to_be_logged_in') });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await send());
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.text).toBe(
        'You need to be logged in to submit a request to this organisation',
      ),
    );
  });

  test('can be retried if it fails to load', async () => {
    await open({ getOrganizationByName: () => refusal('server.unexpected') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
