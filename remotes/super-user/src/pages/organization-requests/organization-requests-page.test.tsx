import { useLocation, useNavigate } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeRequests, someRequests } from '../../testing/fake-requests';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { OrganizationRequestsPage } from './organization-requests-page';

let api: FakeApi;
const respondWith = (handlers: FakeHandlers) => {
  api?.restore();
  api = fakeApi(handlers);
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  respondWith(fakeRequests(someRequests));
  signInSuperUser();
});
afterEach(() => api.restore());

function Site() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/organizations/requests/list' && <OrganizationRequestsPage />}
      <output aria-label="address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate('/organizations/requests/list?request=request-2')}>
        Open the second request
      </button>
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
const openRequest = (name: string) => screen.findByRole('article', { name });
const button = (name: string) => screen.findByRole('button', { name });
const sent = () => api.calls.filter(({ name }) => name === 'respondToOrganizationRequest').map(({ body }) => body);
const address = () => screen.getByLabelText('address').textContent;

describe('organisation requests', () => {
  test('shows the pending requests, and the first one with its requester, contact and comments', async () => {
    await open();
    const request = within(await openRequest('Odlarna i Tensta'));
    expect(request.getByText('Maja Lindqvist')).toBeDefined();
    expect(request.getByRole('link', { name: 'maja@odlarna.example' }).getAttribute('href')).toBe(
      'mailto:maja@odlarna.example',
    );
    const website = request.getByRole('link', { name: 'odlarna.example (opens in a new window)' });
    expect(website.getAttribute('href')).toBe('https://odlarna.example/');
    expect(website.getAttribute('rel')).toContain('noopener');
    expect(request.getByText(/vegetables on eleven roofs/)).toBeDefined();
    expect(request.getByText('Received Mon, May 3, 2027, 11:12')).toBeDefined();
    expect(tabs()).toEqual(['Pending 2', 'Approved 1', 'Declined 1']);
  });

  test('shows what stands out, in the list and in the checks', async () => {
    await open('/organizations/requests/list?request=request-2');
    const request = within(await openRequest('Hjärtat i Hammarkullen'));
    const list = within(screen.getByRole('navigation', { name: 'Pending requests' }));
    expect(list.getByText('E-mail and website differ')).toBeDefined();
    expect(request.getByText('posten.example and hjartat.example')).toBeDefined();
    expect(request.getByText(/88% alike, same website/)).toBeDefined();
    expect(request.getByText('No account with this e-mail address')).toBeDefined();
    expect(request.getByRole('link', { name: 'Samira Haddad' })).toBeDefined();
  });

  test('marks a request as open only where the address names it', async () => {
    const inList = async (name: RegExp) =>
      within(await screen.findByRole('navigation', { name: 'Pending requests' })).findByRole('link', { name });
    await open();
    await openRequest('Odlarna i Tensta');
    const first = await inList(/Odlarna i Tensta/);
    expect([first.hasAttribute('aria-current'), first.hasAttribute('data-shown')]).toEqual([false, true]);
    await user.click(await button('Open the second request'));
    await openRequest('Hjärtat i Hammarkullen');
    expect((await inList(/Hjärtat i Hammarkullen/)).getAttribute('aria-current')).toBe('page');
  });

  test('finds requests by name or e-mail', async () => {
    await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search requests' }), 'yusuf@{Enter}');
    expect(await openRequest('Hjärtat i Hammarkullen')).toBeDefined();
    expect(address()).toBe('/organizations/requests/list?q=yusuf%40');
    expect(tabs()).toEqual(['Pending 1', 'Approved 0', 'Declined 0']);
  });

  test('approves with name, type, address and message, and shows the next request', async () => {
    await open();
    await openRequest('Odlarna i Tensta');
    const name = screen.getByRole('textbox', { name: 'Name shown' });
    fill(name, 'Odlarna');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Education');
    fill(screen.getByRole('textbox', { name: 'Message to Maja Lindqvist' }), 'Welcome!');
    await user.click(await button('Approve and create'));
    expect(await openRequest('Hjärtat i Hammarkullen')).toBeDefined();
    expect(toasts()).toEqual([{ tone: 'success', text: 'Odlarna has an account now.' }]);
    await waitFor(() => expect(tabs()).toEqual(['Pending 1', 'Approved 2', 'Declined 1']));
    expect(sent()).toEqual([
      {
        accept: true,
        name: 'Odlarna',
        organizationType: 'EDUCATION',
        friendlyUrl: 'odlarna-i-tensta',
        message: 'Welcome!',
      },
    ]);
  });

  test('leaves a request open that was opened while the decision about another one was sent', async () => {
    let respond = () => {};
    const mayRespond = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const fakes = fakeRequests(someRequests);
    respondWith({
      ...fakes,
      respondToOrganizationRequest: async (asked) => {
        await mayRespond;
        return (await fakes.respondToOrganizationRequest?.(asked)) ?? refusal('server.unexpected');
      },
    });
    await open();
    await openRequest('Odlarna i Tensta');
    await user.click(await button('Approve and create'));
    await user.click(await button('Open the second request'));
    await openRequest('Hjärtat i Hammarkullen');
    respond();
    await waitFor(() => expect(toasts()).toEqual([{ tone: 'success', text: 'Odlarna i Tensta has an account now.' }]));
    // A navigation would be done by then.
    await act(async () => undefined);
    expect(address()).toBe('/organizations/requests/list?request=request-2');
  });

  test('does not decide when Enter is pressed in a field', async () => {
    await open();
    await openRequest('Odlarna i Tensta');
    await user.type(screen.getByRole('textbox', { name: 'Name shown' }), '{Enter}');
    expect(sent()).toEqual([]);
  });

  test('shows whether an address is free, and why it cannot be used', async () => {
    await open();
    await openRequest('Odlarna i Tensta');
    expect(await screen.findByText('/go/odlarna-i-tensta is free')).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Address on the platform' });
    fill(field, 'taken');
    expect(await screen.findByText('Another organisation has this address. Choose another.')).toBeDefined();
    await user.type(field, ' or not');
    await user.click(await button('Approve and create'));
    expect(screen.getByText('Use only the letters a to z, digits and single hyphens.')).toBeDefined();
    expect([sent(), document.activeElement]).toEqual([[], field]);
  });

  test('declines only with a message', async () => {
    await open();
    await openRequest('Odlarna i Tensta');
    await user.click(await button('Decline'));
    const message = screen.getByRole('textbox', { name: 'Message to Maja Lindqvist' });
    expect([sent(), document.activeElement]).toEqual([[], message]);
    expect(screen.getByText('Write why you decline the request.')).toBeDefined();
    fill(message, 'Not yet.');
    await user.click(await button('Decline'));
    await waitFor(() => expect(tabs()).toEqual(['Pending 1', 'Approved 1', 'Declined 2']));
    expect(sent()).toEqual([{ accept: false, message: 'Not yet.' }]);
    expect(toasts()).toEqual([{ tone: 'success', text: 'The request for Odlarna i Tensta has been declined.' }]);
  });

  test('links to an e-mail with a question', async () => {
    await open();
    await openRequest('Odlarna i Tensta');
    expect(screen.getByRole('link', { name: 'Ask a question first' }).getAttribute('href')).toBe(
      'mailto:maja@odlarna.example?subject=Your%20request%20to%20Gyg%20for%20Odlarna%20i%20Tensta',
    );
  });

  test('shows that a colleague was faster, and the current list', async () => {
    await open();
    await openRequest('Odlarna i Tensta');
    // The colleague responds in the background.
    respondWith({
      ...fakeRequests(someRequests.filter(({ id }) => id !== 'request-1')),
      respondToOrganizationRequest: () => refusal('org_request.already_responded'),
    });
    await user.click(await button('Approve and create'));
    await waitFor(() => expect(toasts()).toEqual([{ tone: 'error', text: 'This request has been answered already.' }]));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Odlarna i Tensta' })).toBeNull());
  });

  test('keeps what was written if the server fails, and shows the reason', async () => {
    respondWith({
      ...fakeRequests(someRequests),
      respondToOrganizationRequest: () => refusal('server.unavailable'),
    });
    await open();
    await openRequest('Odlarna i Tensta');
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Maja Lindqvist' });
    fill(message, 'Welcome!');
    await user.click(await button('Approve and create'));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'This is not available at the moment. Please try again soon.',
    );
    expect(message.value).toBe('Welcome!');
  });

  test('shows when, by whom and in which words a request was answered', async () => {
    await open('/organizations/requests/list?tab=declined');
    const request = within(await openRequest('Snabba Lån AB'));
    expect(request.getByText('Declined Tue, May 4, 2027, 10:00 by Astrid Ek.')).toBeDefined();
    expect(request.getByText('Gyg is not for lenders.')).toBeDefined();
    expect(request.queryByRole('button')).toBeNull();
    expect(request.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  test('opens one request by its address, with a way back to the list', async () => {
    await open('/organizations/requests/list?request=request-2');
    await openRequest('Hjärtat i Hammarkullen');
    const back = screen.getByRole('link', { name: 'All requests' });
    expect(back.getAttribute('href')).toBe('/organizations/requests/list');
  });

  test('shows that nothing is pending', async () => {
    respondWith(fakeRequests([]));
    await open();
    expect(await screen.findByRole('heading', { name: 'No pending requests' })).toBeDefined();
  });

  test('is refused to other users, and sends no requests for them', async () => {
    signInSuperUser({ userGroups: [] });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Not permitted' })).toBeDefined();
    expect(api.calls).toEqual([]);
  });
});
