import { buildAuditEntry, buildStory } from '@gyg/contract/testing';
import { type FakeApi, type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeOperations } from '../../testing/fake-operations';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { HomePage } from './home-page';

let api: FakeApi;
beforeEach(() => signInSuperUser());
afterEach(() => api.restore());

async function open(handlers: FakeHandlers = {}, language: 'en' | 'sv' = 'en') {
  api = fakeApi(fakeOperations(handlers));
  await startTexts(language);
  await act(async () =>
    render(
      <SuperUserScreen at="/admin/su/home" pattern="/admin/su/home" language={language}>
        <HomePage />
      </SuperUserScreen>,
    ),
  );
}
const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('shows health and figures, and what needs a look in words', async () => {
  await open();
  const health = await list('Parts of the platform');
  expect(health.getByText('2 failed')).toBeTruthy();
  expect(health.getByText('12 in the queue')).toBeTruthy();
  const figures = await list('Figures of the last 30 days');
  expect(figures.getByText('66')).toBeTruthy();
  expect(figures.getByText('52 upcoming, 14 in progress')).toBeTruthy();
  expect(figures.getAllByText('+3% on the 30 days before').length).toBeGreaterThan(0);
});

test('shows what was done last, with the way to the audit log', async () => {
  await open();
  const recent = await list('Recent changes');
  expect(recent.getAllByRole('listitem')).toHaveLength(5);
  expect(recent.getByText('Paused a canary: booking')).toBeTruthy();
  expect(recent.getByText(/^The platform, .*2027, 08:40$/)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Audit log' });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/admin/su/audit']));
});

test('a change names each thing once', async () => {
  const entry = buildAuditEntry({
    action: 'organization_request.accepted',
    target: { kind: 'organization', id: 'request-1', name: 'Odlarna', gygId: null, friendlyUrl: null },
    organization: { id: 'org-1', name: 'Odlarna' },
  });
  await open({ listAuditEntries: () => ({ entries: [entry], total: 1, page: 0, pageSize: 5 }) });
  expect(await screen.findByText('Accepted an organisation request: Odlarna')).toBeTruthy();
});

test('a change log that does not load leaves the figures whole', async () => {
  await open({ listAuditEntries: () => refusal('server.unavailable') });
  expect(await screen.findByText('This is not available at the moment. Please try again soon.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Figures of the last 30 days' })).toBeTruthy();
});

test('counts remotes and paused canaries, and says when the site was last down', async () => {
  await open();
  const health = await list('Parts of the platform');
  expect(health.getByText('1 canary paused')).toBeTruthy();
  expect(health.getByText('4 remotes')).toBeTruthy();
  expect(screen.getByText('4 remotes, 1 canary paused')).toBeTruthy();
  expect(screen.getByText('The site is open. Last down until Sun, May 2, 2027, 05:04')).toBeTruthy();
});

test('a request leads to its review', async () => {
  await open();
  const review = await screen.findByRole('link', { name: 'Review Kastanjeskolan' });
  expect(review.getAttribute('href')).toBe('/organizations/requests/list?request=request-1');
});

test('a story is approved in place', async () => {
  await open({ approveStory: () => buildStory() });
  await user.click(await screen.findByRole('button', { name: 'Approve the story of Yonas' }));
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(api.calls.find(({ name }) => name === 'approveStory')).toMatchObject({ params: { storyId: 'story-1' } });
});

test('the figures are saved as a file', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Export figures' });
  expect(link.getAttribute('download')).toBe('gyg-figures-2027-06-10.csv');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Until (UTC),Gygs published,Bookings');
});

test('says why it could not load', async () => {
  await open({ getOverview: () => refusal('server.unavailable') });
  await waitFor(() =>
    expect(screen.getByText('This is not available at the moment. Please try again soon.')).toBeTruthy(),
  );
});
