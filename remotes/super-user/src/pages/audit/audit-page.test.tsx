import { useLocation } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeAudit, someEntries } from '../../testing/fake-audit';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { AuditPage } from './audit-page';

let api: FakeApi;
const respondWith = (handlers: FakeHandlers) => {
  api?.restore();
  api = fakeApi(handlers);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-10T10:00:00.000Z'), toFake: ['Date'] });
  respondWith(fakeAudit(someEntries));
  signInSuperUser();
});
afterEach(() => {
  api.restore();
  vi.useRealTimers();
});

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <AuditPage />
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}
const path = '/admin/su/audit';
const open = async (at = path, language: 'en' | 'sv' = 'en') => {
  await startTexts(language);
  await act(async () =>
    render(
      <SuperUserScreen at={at} language={language}>
        <Site />
      </SuperUserScreen>,
    ),
  );
};
const address = () => screen.getByLabelText('address').textContent;
const queries = () => api.calls.filter(({ name }) => name === 'listAuditEntries').map(({ query }) => query);
const entry = async (words: RegExp) => {
  const summary = await screen.findByText(
    (_text, element) => element?.tagName === 'SUMMARY' && words.test(element.textContent ?? ''),
  );
  return within(summary.closest('li') ?? summary);
};

describe('the audit log', () => {
  test('says by day who did what', async () => {
    await open();
    expect(await screen.findByText('6 entries')).toBeDefined();
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const names = ['Today, Thursday, June 10', 'Yesterday, Wednesday, June 9', 'Tuesday, June 8'];
    expect(days.filter((day) => names.includes(day ?? ''))).toEqual(names);
    const granted = await entry(/Made a super user: Johan Hägg/);
    expect(granted.getByText('Birgit Sand')).toBeDefined();
    expect(granted.getByText('09:12')).toBeDefined();
    expect(
      (await entry(/Paused a canary: booking/)).getByText('The platform', { selector: 'summary span' }),
    ).toBeDefined();
    expect((await entry(/Published or unpublished a gyg: Crab pots/)).getByText('Key “Website sync”')).toBeDefined();
    expect((await entry(/Searched for people/)).getByText('An erased account')).toBeDefined();
  });

  test('shows what changed, why, and in which request', async () => {
    await open();
    const saved = await entry(/Saved an origin: https:\/\/www.renkust.example, Ren Kust Bohuslän/);
    expect(saved.getByText(/mayFrame false/).textContent).toBe('Before: − mayFrame false');
    expect(saved.getByText(/mayFrame true/).textContent).toBe('After: + mayFrame true');
    const granted = await entry(/Made a super user/);
    expect(granted.getByText('Takes over the front page in July.')).toBeDefined();
    expect(granted.getByText('01JXC08402M7Q9R4FKZT')).toBeDefined();
    expect(granted.getByText('Johan Hägg', { selector: 'a' }).getAttribute('href')).toBe('/users/user-johan');
  });

  test('shows the code of an act that it does not know, and no link to an erased account', async () => {
    await open();
    const unknown = await entry(/moon\.landed: An erased account/);
    expect(unknown.queryByRole('link')).toBeNull();
  });

  test('keeps every filter in the address, and returns to the first page', async () => {
    respondWith(fakeAudit(someEntries, 146));
    await open(`${path}?page=2`);
    await screen.findByText('146 entries');
    await user.selectOptions(screen.getByLabelText('Who'), 'Keys');
    await user.selectOptions(screen.getByLabelText('What'), 'Content');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-06-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-06-10' } });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'kust');
    await waitFor(() => expect(address()).toBe(`${path}?q=kust&who=key&what=content&from=2027-06-01&to=2027-06-10`));
    const all = { keyword: 'kust', role: 'key', category: 'content', from: '2027-06-01', to: '2027-06-10', page: '0' };
    await waitFor(() => expect(queries().at(-1)).toEqual(all));
    expect(await screen.findByText('146 entries, Tue, Jun 1, 2027 to Thu, Jun 10, 2027')).toBeDefined();
  });

  test('is exported with the filter of the address', async () => {
    await open(`${path}?what=access`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(queries()).toContainEqual({ category: 'access', format: 'csv' }));
  });

  test('offers all entries if none match', async () => {
    respondWith(fakeAudit([]));
    await open(`${path}?q=nothing`);
    expect(await screen.findByRole('heading', { name: 'No entries match' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all entries' }).getAttribute('href')).toBe(path);
  });

  test('says what will be listed while it is empty', async () => {
    respondWith(fakeAudit([]));
    await open();
    expect(await screen.findByRole('heading', { name: 'No entries' })).toBeDefined();
  });

  test('can be loaded again after a failure', async () => {
    respondWith({ ...fakeAudit([]), listAuditEntries: () => refusal('server.unavailable') });
    await open();
    await screen.findByRole('button', { name: 'Try again' });
    respondWith(fakeAudit(someEntries));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('6 entries')).toBeDefined();
  });
});
