import { buildOrganization } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enter } from '../../testing/enter';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { exampleApi } from '../../testing/widget-example';
import { fakeVersions } from '../../testing/widget-versions';
import { PluginConfigurationPage } from './plugin-configuration-page';

const page = '/admin/plugins/configure';
const kust = buildOrganization({ id: 'org-kust' });
const superUser = { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] } as const;
let failing = false;
let restore: () => void;
beforeEach(() => {
  failing = false;
  restore = fakeVersions();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  closeScreen();
  restore();
});

const open = (query = '', over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <PluginConfigurationPage />,
    at: page + query,
    api: {
      ...exampleApi,
      getOrganization: (call) =>
        failing ? refusal('server.unexpected') : (exampleApi.getOrganization?.(call) ?? refusal('org.missing')),
      findOrganizations: ({ query: { keyword } }) => ({
        organizations: keyword === 'kust' ? [kust] : [],
        total: keyword === 'kust' ? 1 : 0,
        page: 0,
        pageSize: 10,
      }),
    },
    ...over,
  });
const element = async (tag = 'gyg-list') => {
  const preview = await screen.findByRole('region', { name: `Preview of ${tag}` });
  return Object.fromEntries(
    [...(preview.querySelector(tag)?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
};
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);

describe('the configuration of plug-ins', () => {
  test('shows the organisation’s list with the options of the address', async () => {
    await open('?row=2&states=po&bgColor=f6f1e7');
    const expected = { organization: 'ren-kust-bohuslan', states: 'po', row: '2', bg: '#f6f1e7' };
    expect(await element()).toEqual(expected);
    expect(document.querySelector('script[src$="/widgets/gyg.js"]')).toBeTruthy();
  });

  test('a change is kept in the address, beside the element', async () => {
    const { user } = await open('?element=gyg-catalog&row=2');
    expect(await element('gyg-catalog')).toEqual({ catalog: 'ren-kust-bohuslan/summer', row: '2' });
    await user.click(screen.getByRole('checkbox', { name: 'Open gygs in a new window' }));
    expect(address()).toBe(`${page}?element=gyg-catalog&row=2&win=true`);
  });

  test('the elements are tabs, and guides are one link away', async () => {
    await open('?element=gyg-card');
    await element('gyg-card');
    const tabs = screen.getByRole('navigation', { name: 'All elements' });
    expect(tabs.querySelector('[aria-current]')?.textContent).toBe('gyg-card');
    expect(tabs.querySelectorAll('a')).toHaveLength(9);
    expect(tabs.querySelector('a')?.getAttribute('href')).toBe(`${page}?element=gyg-list`);
    expect(screen.getByRole('link', { name: /Guides for your webmaster/ }).getAttribute('href')).toBe('/developers');
  });

  test('the last state cannot be deselected', async () => {
    await open('?states=f', { language: 'sv' });
    const past = await screen.findByRole('checkbox', { name: 'Avslutade' });
    expect(past.hasAttribute('disabled')).toBe(true);
  });

  test('an organisation that fails to load can be retried', async () => {
    failing = true;
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await user.click(again);
    expect(await element()).toEqual({ organization: 'ren-kust-bohuslan' });
  });
});

describe('who may configure plug-ins', () => {
  test('a super user without an organisation first chooses one, outside an organisation’s frame', async () => {
    const { user } = await open('?row=2', { session: superUser });
    expect(screen.queryByRole('navigation', { name: 'Organisation' })).toBeNull();
    const field = screen.getByRole('searchbox', { name: 'Search organisations' });
    await enter(user, field, 'unknown');
    expect(await screen.findByText('No organisations match that name.')).toBeTruthy();
    await enter(user, field, 'kust');
    const link = await screen.findByRole('link', { name: 'Ren Kust Bohuslän, Smögen' });
    expect(link.getAttribute('href')).toBe(`${page}?row=2&org=org-kust`);
  });

  test('a super user may choose another organisation', async () => {
    await open('?org=org-kust&row=2', { session: superUser });
    expect(await element()).toEqual({ organization: 'ren-kust-bohuslan', row: '2' });
    expect(screen.getByRole('link', { name: 'Choose another organisation' }).getAttribute('href')).toBe(
      `${page}?row=2`,
    );
    const tabs = screen.getByRole('navigation', { name: 'All elements' });
    expect(tabs.querySelector('a')?.getAttribute('href')).toBe(`${page}?element=gyg-list&org=org-kust`);
  });

  test('an admin sees their organisation in its frame, even if the address has another one', async () => {
    const { calls } = await open('?org=org-other');
    expect(await element()).toEqual({ organization: 'ren-kust-bohuslan' });
    expect(calls.find(({ name }) => name === 'getOrganization')?.params).toEqual({ organizationId: 'org-kust' });
    expect(screen.queryByRole('link', { name: 'Choose another organisation' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Organisation' })).toBeTruthy();
  });

  test('does not redirect while the session is loading', async () => {
    await open('', { session: { status: 'starting', loginRole: 'GUEST' } });
    expect([address(), toasts()]).toEqual([page, []]);
  });
});
