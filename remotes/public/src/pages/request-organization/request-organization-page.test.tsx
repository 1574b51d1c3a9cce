import { buildConfig, type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { organizationApi } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { RequestedOrganizationPage } from '../requested-organization/requested-organization-page';
import { RequestOrganizationPage } from './request-organization-page';

afterEach(closeScreen);

const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <RequestOrganizationPage />,
    at: '/organizations/requests/form',
    api: { ...organizationApi, ...api },
    ...over,
  });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const value = async (name: string) => (await field(name)).value;

describe('requesting an organisation’s account', () => {
  test('requires name, email, organisation, website and permission', async () => {
    const { user, calls } = await open();
    expect(await value('Website')).toBe('https://');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(
      await screen.findByText('Please fill in your name, your e-mail, the organisation and its website.'),
    ).toBeTruthy();
    expect(screen.getByText('Please enter the address of the website.')).toBeTruthy();
    expect(screen.getByText('Please confirm that you may represent the organisation.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('is sent with the country and the current language, and confirmed', async () => {
    const { user, calls } = await open({}, { language: 'sv' });
    fill(await field('Ditt namn'), 'Maja Lindqvist');
    fill(await field('Din e‑post'), 'maja@odlarna.example');
    fill(await field('Organisationens namn'), 'Odlarna i Tensta');
    fill(await field('Webbplats'), 'odlarna.example');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }));
    await waitFor(() => expect(address()).toBe('/organizations/requests/confirm?email=maja%40odlarna.example'));
    expect(calls[0]?.body).toEqual({
      requesterName: 'Maja Lindqvist',
      requesterEmail: 'maja@odlarna.example',
      name: 'Odlarna i Tensta',
      website: 'https://odlarna.example',
      message: '',
      country: 'se',
      inviteId: null,
      agreePermission: true,
      locale: 'se',
    });
  });

  test('requires a web address', async () => {
    const { user } = await open();
    fill(await field('Website'), 'odlarna');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText(/This is not a web address/)).toBeTruthy();
  });

  test('prefills the carried email address, and carries it and the target on', async () => {
    const { user } = await open(
      {},
      { at: '/organizations/requests/form?email=maja%40odlarna.example&target=%2Fsearch' },
    );
    expect(await value('Your e-mail')).toBe('maja@odlarna.example');
    fill(await field('Your name'), 'Maja Lindqvist');
    fill(await field('Name of the organisation'), 'Odlarna i Tensta');
    fill(await field('Website'), 'odlarna.example');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    const carried = '?email=maja%40odlarna.example&target=%2Fsearch';
    await waitFor(() => expect(address()).toBe(`/organizations/requests/confirm${carried}`));
  });

  test('prefills the logged-in user', async () => {
    await open({}, { session: { ...elin, email: 'elin@example.org' } });
    expect(await value('Your name')).toBe('Elin Sandberg');
    expect(await value('Your e-mail')).toBe('elin@example.org');
  });

  test('shows an error if it cannot be saved, and keeps the input', async () => {
    const { user } = await open(
      { requestOrganization: () => refusal('server.unavailable') },
      { session: { ...elin, email: 'elin@example.org' } },
    );
    fill(await field('Name of the organisation'), 'Odlarna');
    fill(await field('Website'), 'odlarna.example');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The request could not be saved.');
    expect(await value('Name of the organisation')).toBe('Odlarna');
  });
});

describe('a request that answers an invitation', () => {
  const invited = {
    pattern: '/organizations/requests/form/:inviteId',
    at: '/organizations/requests/form/invite-1',
  };

  test('prefills organisation and email address, and sends the invitation', async () => {
    const { user, calls } = await open({}, invited);
    expect(await value('Name of the organisation')).toBe('Odlarna i Tensta');
    expect(await value('Your e-mail')).toBe('maja@odlarna.example');
    fill(await field('Your name'), 'Maja');
    fill(await field('Website'), 'odlarna.example');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ inviteId: 'invite-1' }));
  });

  test('explains how to fix an invalid invitation link', async () => {
    await open({ getOrganizationInvite: () => refusal('org_invite.missing') }, invited);
    expect((await screen.findByText(/^Invalid invite\./)).textContent).toContain(
      'If this error recurs, please contact your colleague for a new link.',
    );
  });
});

describe('the confirmation', () => {
  const at = { screen: <RequestedOrganizationPage />, at: '/organizations/requests/confirm' };

  test('offers guests a personal account with the carried values, or home', async () => {
    const carried = '?email=maja%40odlarna.example&target=%2Fsearch';
    await open({}, { ...at, at: `${at.at}${carried}` });
    expect((await screen.findByRole('link', { name: 'Set up individual account' })).getAttribute('href')).toBe(
      `/users/register${carried}`,
    );
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  test('offers logged-in users their organisations', async () => {
    await open({}, { ...at, session: elin });
    expect((await screen.findByRole('link', { name: 'My organisations' })).getAttribute('href')).toBe(
      '/users/profile/organizations',
    );
    expect(screen.queryByRole('link', { name: 'Set up individual account' })).toBeNull();
  });
});

describe('the corporate registry', () => {
  const company = {
    country: 'se',
    registrationId: '5560160680',
    name: 'Kustbolaget AB',
    address: null,
    postalCode: null,
    city: 'Lysekil',
    website: 'https://kustbolaget.example/',
  };
  const getConfig = () => buildConfig({ companyRegistry: true });

  test('fills in name and website by the number, or says that it is unknown', async () => {
    const findCompany = ({ params }: { params: Record<string, string> }) =>
      params.registrationId === '556016-0680' ? company : refusal('company.not_found');
    const { user, calls } = await open({ getConfig, findCompany }, { session: elin });
    await user.type(await screen.findByLabelText(/^Organisation number/), '1{Enter}');
    expect(await screen.findByText(/could not find a company/)).toBeTruthy();
    fill(screen.getByLabelText(/^Organisation number/), '556016-0680');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('Found Kustbolaget AB.')).toBeTruthy();
    expect(await value('Name of the organisation')).toBe('Kustbolaget AB');
    expect(await value('Website')).toBe('https://kustbolaget.example/');
    expect(calls.some(({ name }) => name === 'requestOrganization')).toBe(false);
  });

  test.each([
    ['to guests', { getConfig }, {}],
    ['where none is configured', {}, { session: elin }],
  ])('is not offered %s', async (_who, api, over) => {
    await open(api, over);
    await field('Name of the organisation');
    expect(screen.queryByLabelText(/^Organisation number/)).toBeNull();
  });
});
