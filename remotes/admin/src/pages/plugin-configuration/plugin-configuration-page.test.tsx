import { buildOrganization } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { PluginConfigurationPage } from './plugin-configuration-page';

const page = '/admin/plugins/configure';
const kust = buildOrganization({ id: 'org-kust' });
const superUser = { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] } as const;
let failing = false;
beforeEach(() => {
  failing = false;
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = (query = '', over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <PluginConfigurationPage />,
    at: page + query,
    api: {
      getOrganization: ({ params }) =>
        failing ? refusal('server.unexpected') : { ...kust, id: params.organizationId ?? '' },
      findOrganizations: ({ query: { keyword } }) => ({
        organizations: keyword === 'kust' ? [kust] : [],
        total: keyword === 'kust' ? 1 : 0,
        page: 0,
        pageSize: 10,
      }),
    },
    ...over,
  });
const framed = async (title = 'Gygs of Ren Kust Bohuslän') => {
  const frame = await screen.findByTitle(title);
  const { pathname, search } = new URL(frame.getAttribute('src') ?? '');
  return pathname + search;
};
const element = async (title = 'Gygs of Ren Kust Bohuslän') => {
  const preview = await screen.findByRole('region', { name: title });
  const found = preview.querySelector('gyg-list');
  return Object.fromEntries([...(found?.attributes ?? [])].map(({ name, value }) => [name, value]));
};
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);

describe('the configuration of plug-ins', () => {
  test('previews the element with the options, and the frame 600 px high if chosen, which the address keeps', async () => {
    const { user } = await open('?row=2&states=po');
    expect(await element()).toEqual({ organization: 'ren-kust-bohuslan', states: 'po', row: '2' });
    expect(document.querySelector('script[src$="/widgets/gyg.js"]')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Frame' }));
    expect(address()).toBe(`${page}?view=frame&states=po&row=2`);
    expect(await framed()).toBe('/plugins/o/org-kust/g?states=po&row=2');
    expect(screen.getByTitle('Gygs of Ren Kust Bohuslän').getAttribute('height')).toBe('600');
  });

  test('each option changes preview and address, and defaults are in neither', async () => {
    const { user } = await open('?view=frame');
    await framed();
    await user.click(screen.getByRole('radio', { name: /Hosted by others/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Past' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Gygs per row/ }), '3');
    await user.click(screen.getByRole('checkbox', { name: 'Open gygs in a new window' }));
    expect(address()).toBe(`${page}?view=frame&host=others&states=po&row=3&win=true`);
    expect(await framed()).toBe('/plugins/o/org-kust/g?host=others&states=po&row=3&win=true');
    await user.selectOptions(screen.getByRole('combobox', { name: /Gygs per row/ }), '4');
    expect(address()).toBe(`${page}?view=frame&host=others&states=po&win=true`);
  });

  test('text applies after a typing delay, without # and spaces in tags and colour', async () => {
    const { user } = await open();
    await element();
    await enter(user, screen.getByRole('textbox', { name: /Tags/ }), '#shore, # coast');
    await enter(user, screen.getByRole('textbox', { name: /When no gygs match/ }), 'Look in again ');
    await enter(user, screen.getByRole('textbox', { name: /Background colour/ }), '#F6F1E7');
    await expect.poll(address, { timeout: 8_000 }).toBe(`${page}?tags=shore%2Ccoast&empty=Look+in+again&bg=f6f1e7`);
  });

  test('an invalid colour shows an error and has no effect', async () => {
    const { user } = await open('?bg=fff');
    await element();
    const field = screen.getByRole('textbox', { name: /Background colour/ });
    await enter(user, field, 'red');
    expect(await screen.findByText(/This is not a hex colour/)).toBeTruthy();
    await expect.poll(address).toBe(page);
  });

  test('the address restores the options, and the last state cannot be deselected', async () => {
    await open('?view=frame&states=f&row=2&empty=Slut', { language: 'sv' });
    expect(await framed('Gygar hos Ren Kust Bohuslän')).toBe('/plugins/o/org-kust/g?states=f&empty=Slut&row=2');
    expect(screen.getByRole('radio', { name: 'Ram' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Avslutade' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('combobox', { name: /Gygar per rad/ })).toHaveProperty('value', '2');
    expect(screen.getByRole('textbox', { name: /När inga gygar passar/ })).toHaveProperty('value', 'Slut');
  });

  test('everything can be copied, and a toast shows whether it worked', async () => {
    const { user } = await open('?row=2');
    await element();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copies = ['the link', 'the frame', 'the policy for the frame', 'the element', 'the policy for the element'];
    for (const what of copies) await user.click(screen.getByRole('button', { name: `Copy ${what}` }));
    const [link, frame, framePolicy, code, elementPolicy] = write.mock.calls.map(([text]) => text);
    expect(link).toBe(`${location.origin}/plugins/o/org-kust/g?row=2`);
    expect(frame).toContain(`<iframe src="${link}"`);
    expect(framePolicy).toBe(`frame-src ${location.origin}`);
    expect(code).toContain('<gyg-list organization="ren-kust-bohuslan" row="2">');
    expect(elementPolicy).toContain(`connect-src ${location.origin};`);
    expect(new Set(toasts())).toEqual(new Set(['success: Copied.']));
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await expect
      .poll(() => toasts().at(-1))
      .toBe('error: That could not be copied. Please select the text and copy it yourself.');
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
    const found = await screen.findByRole('link', { name: 'Ren Kust Bohuslän, Smögen' });
    expect(found.getAttribute('href')).toBe(`${page}?org=org-kust&row=2`);
  });

  test('a super user may choose another organisation', async () => {
    await open('?org=org-kust&view=frame&row=2', { session: superUser });
    expect(await framed()).toBe('/plugins/o/org-kust/g?row=2');
    expect(screen.getByRole('link', { name: 'Choose another organisation' }).getAttribute('href')).toBe(
      `${page}?view=frame&row=2`,
    );
  });

  test('an admin sees their organisation in its frame, even if the address has another one', async () => {
    await open('?org=org-other&view=frame');
    expect(await framed()).toBe('/plugins/o/org-kust/g');
    expect(screen.queryByRole('link', { name: 'Choose another organisation' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Organisation' })).toBeTruthy();
  });

  test.each([
    ['a guest', { loginRole: 'GUEST' as const }],
    ['an admin outside admin mode', { loginRole: 'USER' as const }],
  ])('%s is redirected to home with a message', async (_who, over) => {
    await open('', { session: { ...over, organizationId: '', organizationName: '' } });
    expect(address()).toBe('/');
    expect(toasts()).toEqual(['error: you do not have permission']);
  });

  test('does not redirect while the session is loading', async () => {
    await open('', { session: { status: 'starting', loginRole: 'GUEST' } });
    expect([address(), toasts()]).toEqual([page, []]);
  });
});
