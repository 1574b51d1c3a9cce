import { buildUser } from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../../testing/fill';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { sampleExport } from '../../testing/sample-profile';
import { AccountPage } from './account-page';

const user = buildUser({ email: 'elin@example.org', locale: 'en', showName: true });
const saved: { name: string; content: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  let content = Promise.resolve('');
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob.text();
        return 'blob:export';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download !== '') saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const open = (api: FakeHandlers = {}, opening: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <AccountPage />,
    pattern: '/users/edit/:userId',
    at: '/users/edit/user-elin',
    session: elin,
    api: {
      ...sampleApi,
      getUser: () => user,
      listConnectedSites: () => ({ sites: [] }),
      updateUser: ({ body }) => ({ ...user, fullName: body.fullName ?? user.fullName, profileImage: null }),
      ...api,
    },
    ...opening,
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const lastToast = () => useToasts.getState().toasts.at(-1)?.text;

describe('the connected sites', () => {
  const connected = ['https://www.renkust.example', 'https://gone.example:8443'].map((origin, index) => ({
    origin,
    organization: index === 0 ? { id: 'org-kust', name: 'Ren kust Bohuslän', logo: null } : null,
    scopes: index === 0 ? (['profile', 'bookings'] as const).slice() : (['profile'] as const).slice(),
    since: '2026-03-01T10:00:00.000Z',
    lastUsed: '2026-05-03T10:00:00.000Z',
  }));

  test('are listed with what each may do, and end with a button', async () => {
    const sites = [...connected];
    const { user: person, calls } = await open({
      listConnectedSites: () => ({ sites }),
      removeConnectedSite: () => {
        sites.shift();
        return undefined;
      },
    });
    const list = await part('Connected sites');
    const [first, second] = await list.findAllByRole('listitem');
    expect(first?.textContent).toContain('Ren kust Bohuslän');
    expect(first?.textContent).toContain('see your name and picture · see your bookings, book and cancel');
    expect(first?.textContent).toContain('Since');
    expect(second?.textContent).toContain('not registered any more');
    await person.click(list.getByRole('button', { name: 'Remove www.renkust.example' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'removeConnectedSite')?.query).toEqual({
      origin: 'https://www.renkust.example',
    });
    expect(lastToast()).toBe('www.renkust.example can no longer act for you. You are logged out there.');
  });

  test('may be none', async () => {
    await open();
    expect(await (await part('Connected sites')).findByText('No site may act for you.')).toBeTruthy();
  });

  test('can be loaded again, and stay where one cannot be removed', async () => {
    let fails = true;
    const { user: person } = await open({
      listConnectedSites: () => (fails ? refusal('server.unexpected') : { sites: connected }),
      removeConnectedSite: () => refusal('sites.missing'),
    });
    const list = await part('Connected sites');
    const again = await list.findByRole('button', { name: 'Try again' });
    fails = false;
    await person.click(again);
    await person.click(await list.findByRole('button', { name: 'Remove gone.example:8443' }));
    await waitFor(() => expect(lastToast()).toBe('This site no longer has access.'));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the account page', () => {
  test('is for the owner only, other users get a message', async () => {
    const { calls } = await open({}, { at: '/users/edit/another-user' });
    await waitFor(() => expect(lastToast()).toBe('You do not have permission to do this.'));
    expect(calls.some(({ name }) => name === 'getUser')).toBe(false);
  });

  test('saves the name and shows a message until the next change', async () => {
    const { user: person, calls } = await open();
    const name = await part('Name and e-mail');
    const field = name.getByRole('textbox', { name: 'Name' });
    await person.clear(field);
    await person.click(name.getByRole('button', { name: 'Save' }));
    expect(await name.findByText('Enter your name.')).toBeTruthy();
    fill(field, ' Elin Ek ');
    await person.click(name.getByRole('button', { name: 'Save' }));
    expect(await name.findByText('Saved')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ fullName: 'Elin Ek' });
    await person.type(field, 's');
    expect(name.queryByText('Saved')).toBeNull();
  });

  test('shows the email address as read-only', async () => {
    await open();
    const email = (await part('Name and e-mail')).getByRole('textbox', { name: 'E-mail' });
    expect(email).toMatchObject({ value: 'elin@example.org', readOnly: true });
  });

  test('shows why something could not be saved', async () => {
    const { user: person } = await open({ updateUser: () => refusal('request.invalid') });
    const name = await part('Name and e-mail');
    await person.click(name.getByRole('button', { name: 'Save' }));
    expect((await name.findByText(/Some of what you entered is not valid/)).closest('[role="alert"]')).toBeTruthy();
  });

  test('explains the choice about showing the user’s name, and saves it', async () => {
    const { user: person, calls } = await open();
    const privacy = await part('Who sees your name');
    expect(privacy.getByText(/Your name is listed among the participants/)).toBeTruthy();
    await person.click(privacy.getByRole('checkbox', { name: /Show my name/ }));
    expect(privacy.getByText(/Hosts of the gygs you book/)).toBeTruthy();
    await person.click(privacy.getByRole('button', { name: 'Save' }));
    await privacy.findByText('Saved');
    expect(calls.at(-1)?.body).toEqual({ showName: false, searchable: false });
    expect(privacy.getByRole('checkbox', { name: /search engines/ })).toHaveProperty('disabled', true);
  });

  test('saves the language of emails', async () => {
    const { user: person, calls } = await open();
    const language = await part('Language of e-mails');
    await person.click(language.getByRole('radio', { name: 'Swedish' }));
    await person.click(language.getByRole('button', { name: 'Save' }));
    await language.findByText('Saved');
    expect(calls.at(-1)?.body).toEqual({ locale: 'se' });
  });

  test('links to a new password with the user’s email address', async () => {
    await open();
    const change = (await part('Password')).getByRole('link', { name: 'Change password' });
    expect(change.getAttribute('href')).toBe('/users/password/reset?email=elin%40example.org');
  });

  test('removes the picture', async () => {
    const { user: person, calls } = await open({}, { session: { ...elin, profileImage: '/a-512.webp' } });
    await person.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByRole('button', { name: 'Upload a picture' })).toBeTruthy();
    expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toEqual({ profileImage: null });
  });

  test('can be retried if it fails to load', async () => {
    await open({ getUser: () => refusal('server.unexpected') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('exporting the user’s data', () => {
  test('saves a file with user and date in its name', async () => {
    const { user: person } = await open({ exportUser: () => sampleExport() });
    await person.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is in the file gyg-elin-sandberg-2027-06-12.json.')).toBeTruthy();
    expect(saved.map(({ name }) => name)).toEqual(['gyg-elin-sandberg-2027-06-12.json']);
  });

  test('shows an error if the export fails', async () => {
    const { user: person } = await open({ exportUser: () => refusal('server.unexpected') });
    await person.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/Your data could not be collected/)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

describe('erasing the account', () => {
  const ask = async (api: FakeHandlers = {}) => {
    const opened = await open(api);
    await opened.user.click(await screen.findByRole('button', { name: 'Erase my account …' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase your account for good?' }));
    const confirm = () => opened.user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    return { ...opened, dialog, confirm };
  };
  const erased = ({ calls }: { calls: readonly { name: string }[] }) => calls.some(({ name }) => name === 'eraseUser');

  test('explains what is removed and what remains', async () => {
    await open();
    const erase = await part('Erase your account');
    expect(erase.getByText(/the places become available to others/)).toBeTruthy();
    expect(erase.getByText(/without a name/)).toBeTruthy();
  });

  test('requires the user to type their email address', async () => {
    const opened = await ask();
    await opened.confirm();
    expect(await opened.dialog.findByText(/That doesn’t match/)).toBeTruthy();
    expect(document.activeElement).toBe(opened.dialog.getByRole('textbox'));
    fill(opened.dialog.getByRole('textbox'), 'elin@example.com');
    await opened.confirm();
    expect(erased(opened)).toBe(false);
  });

  test('ends the session, and the home page confirms it', async () => {
    const opened = await ask({ eraseUser: () => undefined });
    fill(opened.dialog.getByRole('textbox'), 'Elin@Example.org ');
    await opened.confirm();
    await waitFor(() => expect(lastToast()).toMatch(/Your account has been erased/));
    expect(erased(opened)).toBe(true);
  });

  test('changes nothing if it fails, and can be retried', async () => {
    const opened = await ask({ eraseUser: () => refusal('server.unavailable') });
    fill(opened.dialog.getByRole('textbox'), 'elin@example.org');
    await opened.confirm();
    expect(await opened.dialog.findByText(/could not be erased/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Account and privacy' })).toBeTruthy();
  });
});

describe('an account that another issuer manages', () => {
  const elsewhere: FakeHandlers = {
    getConfig: async (asked) => {
      const config = await sampleApi.getConfig?.(asked);
      if (config === undefined || !('identity' in config)) throw new Error('There is no configuration');
      return {
        ...config,
        identity: { ...config.identity, issuer: 'https://login.example.org/realms/all', pool: false },
      };
    },
  };

  test('has its password at the issuer, and remains there after erasure', async () => {
    await open(elsewhere);
    expect(await screen.findByText(/your account at login.example.org/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
    expect(screen.getByText('Your account at login.example.org remains: erase it there.')).toBeTruthy();
  });
});
