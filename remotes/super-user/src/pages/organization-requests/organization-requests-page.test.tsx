import { buildOrganizationRequest } from '@gyg/contract/testing';
import { useLocation } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeRequests, someRequests } from '../../testing/fake-requests';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { OrganizationRequestsPage } from './organization-requests-page';

let api: FakeApi;
const answerWith = (handlers: FakeHandlers) => {
  api?.restore();
  api = fakeApi(handlers);
};

beforeEach(() => {
  // jsdom does not support modal dialogs. These tests only need them to open and close.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  useToasts.setState({ toasts: [] });
  answerWith(fakeRequests(someRequests));
  signInSuperUser();
});
afterEach(() => api.restore());

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === '/organizations/requests/list' && <OrganizationRequestsPage />}
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}
const open = async (at = '/organizations/requests/list', language: 'en' | 'sv' = 'en') => {
  const site = (
    <SuperUserScreen at={at} language={language}>
      <Site />
    </SuperUserScreen>
  );
  await startTexts(language);
  await act(async () => render(site));
};
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Status' }))
    .getAllByRole('link')
    .map((tab) => tab.textContent);
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => ({ tone, text }));
const answer = async (button: string, confirm: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
};

describe('organisation requests', () => {
  test('shows pending requests: requester, contact and reason', async () => {
    await open();
    const card = within(await screen.findByRole('article', { name: 'Odlarna i Tensta' }));
    expect(card.getByText('Maja Lindqvist')).toBeDefined();
    expect(card.getByRole('link', { name: 'maja@odlarna.example' }).getAttribute('href')).toBe(
      'mailto:maja@odlarna.example',
    );
    const website = card.getByRole('link', { name: 'odlarna.example (opens in a new window)' });
    expect(website.getAttribute('href')).toBe('https://odlarna.example/');
    expect(website.getAttribute('rel')).toContain('noopener');
    expect(card.getByText(/vegetables on eleven roofs/)).toBeDefined();
    expect(card.getByText('Asked Mon, May 3, 2027')).toBeDefined();
    expect(tabs()).toEqual(['Pending 2', 'Accepted 1', 'Declined 1']);
  });

  test('accepts after confirmation, shows a toast, and moves the request to the accepted ones', async () => {
    await open();
    await answer('Accept Odlarna i Tensta', 'Accept the request');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Odlarna i Tensta' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual([{ tone: 'success', text: 'Odlarna i Tensta has an account now.' }]);
    expect(tabs()).toEqual(['Pending 1', 'Accepted 2', 'Declined 1']);
    expect(api.calls.find(({ name }) => name === 'respondToOrganizationRequest')).toMatchObject({
      params: { requestId: 'request-1' },
      body: { accept: true },
    });
  });

  test('declines after confirmation', async () => {
    await open();
    await answer('Decline Odlarna i Tensta', 'Decline the request');
    await waitFor(() => expect(tabs()).toEqual(['Pending 1', 'Accepted 1', 'Declined 2']));
    await waitFor(() =>
      expect(toasts()).toEqual([{ tone: 'success', text: 'The request from Odlarna i Tensta has been declined.' }]),
    );
  });

  test('sends nothing if the confirmation is cancelled', async () => {
    await open();
    await answer('Accept Odlarna i Tensta', 'Not now');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls.some(({ name }) => name === 'respondToOrganizationRequest')).toBe(false);
  });

  test('shows that a colleague was faster, and the current list', async () => {
    const desk = fakeRequests(someRequests);
    answerWith(desk);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Odlarna i Tensta' }));
    // The colleague responds in the background.
    answerWith({
      ...fakeRequests(someRequests.filter(({ id }) => id !== 'request-1')),
      respondToOrganizationRequest: () => refusal('org_request.already_responded'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the request' }));
    await waitFor(() => expect(toasts()).toEqual([{ tone: 'error', text: 'This request has been answered already.' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('article', { name: 'Odlarna i Tensta' })).toBeNull();
  });

  test('keeps the dialog open if the server fails, and shows the reason', async () => {
    answerWith({
      ...fakeRequests(someRequests),
      respondToOrganizationRequest: () => refusal('server.unavailable'),
    });
    await open();
    await answer('Accept Odlarna i Tensta', 'Accept the request');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveProperty(
      'textContent',
      'This is not available at the moment. Please try again soon.',
    );
  });

  test('shows when a request was answered, without buttons', async () => {
    await open('/organizations/requests/list?tab=declined');
    const card = within(await screen.findByRole('article', { name: 'Snabba Lån AB' }));
    expect(card.getByText('Declined Tue, May 4, 2027')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  test('redirects to the last page if the page in the address is empty', async () => {
    answerWith(
      fakeRequests(Array.from({ length: 21 }, (_, index) => buildOrganizationRequest({ id: `request-${index}` }))),
    );
    await open('/organizations/requests/list?page=3');
    expect(await screen.findByText('Showing 21 to 21 of 21')).toBeDefined();
    expect(screen.getByLabelText('address').textContent).toBe('/organizations/requests/list?page=2');
  });

  test('shows that nothing is pending', async () => {
    answerWith(fakeRequests([]));
    await open();
    expect(await screen.findByRole('heading', { name: 'No pending requests' })).toBeDefined();
  });

  test('is refused to other users, and sends no requests for them', async () => {
    signInSuperUser({ userGroups: [] });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Not permitted' })).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  test('is translated to Swedish', async () => {
    await open('/organizations/requests/list', 'sv');
    expect(screen.getByRole('heading', { level: 1 }).textContent?.replace('\u00ad', '')).toBe(
      'Organisationsförfrågningar',
    );
    expect(document.title).toBe('Organisationsförfrågningar · Gyg');
    expect(await screen.findByRole('button', { name: 'Godkänn Odlarna i Tensta' })).toBeDefined();
  });
});
