import { buildOrganization } from '@gyg/contract/testing';
import { useLocation } from '@gyg/platform';
import { type FakeApi, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminScreen, signInBritta, startTexts } from '../../testing/admin-screen';
import { PluginConfigurationPage } from './plugin-configuration-page';

const page = '/admin/plugins/configure';
const kust = buildOrganization({ id: 'org-kust' });
let failing = false;
let api: FakeApi;
beforeEach(() => {
  failing = false;
  useToasts.setState({ toasts: [] });
  api = fakeApi({
    getOrganization: ({ params }) =>
      failing ? refusal('server.unexpected') : { ...kust, id: params.organizationId ?? '' },
    findOrganizations: ({ query }) => ({
      organizations: query.keyword === 'kust' ? [kust] : [],
      total: query.keyword === 'kust' ? 1 : 0,
      page: 0,
      pageSize: 10,
    }),
  });
  signInBritta();
});
afterEach(() => api.restore());

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === page && <PluginConfigurationPage />}
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}
async function open(query = '', language: 'en' | 'sv' = 'en') {
  await startTexts(language);
  await act(async () =>
    render(
      <AdminScreen at={page + query} language={language}>
        <Site />
      </AdminScreen>,
    ),
  );
  return userEvent.setup();
}
const address = () => screen.getByLabelText('address').textContent;
const framed = async (title = 'Gygs of Ren Kust Bohuslän') => {
  const frame = await screen.findByTitle(title);
  const { pathname, search } = new URL(frame.getAttribute('src') ?? '');
  return pathname + search;
};
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);

describe('the configuration of plug-ins', () => {
  test('shows the organisation’s list in a frame 600 px high', async () => {
    await open();
    expect(await framed()).toBe('/plugins/o/org-kust/g');
    expect(screen.getByTitle('Gygs of Ren Kust Bohuslän').getAttribute('height')).toBe('600');
  });

  test('each option changes link and address, and defaults are in neither', async () => {
    const user = await open();
    await framed();
    await user.click(screen.getByRole('radio', { name: /Hosted by others/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Past' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Gygs per row/ }), '3');
    await user.click(screen.getByRole('checkbox', { name: 'Open gygs in a new window' }));
    expect(address()).toBe(`${page}?host=others&states=po&row=3&win=true`);
    expect(await framed()).toBe('/plugins/o/org-kust/g?host=others&states=po&row=3&win=true');
    await user.selectOptions(screen.getByRole('combobox', { name: /Gygs per row/ }), '4');
    expect(address()).toBe(`${page}?host=others&states=po&win=true`);
  });

  test('text applies after a typing delay, without # and spaces in tags and colour', async () => {
    const user = await open();
    await framed();
    await user.type(screen.getByRole('textbox', { name: /Tags/ }), '#shore, # coast');
    await user.type(screen.getByRole('textbox', { name: /When no gygs match/ }), 'Look in again ');
    await user.type(screen.getByRole('textbox', { name: /Background colour/ }), '#F6F1E7');
    await expect.poll(address, { timeout: 8_000 }).toBe(`${page}?tags=shore%2Ccoast&empty=Look+in+again&bg=f6f1e7`);
  });

  test('an invalid colour shows an error and has no effect', async () => {
    const user = await open('?bg=fff');
    await framed();
    const field = screen.getByRole('textbox', { name: /Background colour/ });
    await user.clear(field);
    await user.type(field, 'red');
    expect(await screen.findByText(/This is not a hex colour/)).toBeTruthy();
    await expect.poll(address).toBe(page);
  });

  test('the address restores the options, and the last state cannot be deselected', async () => {
    await open('?states=f&row=2&empty=Slut', 'sv');
    expect(await framed('Gygar hos Ren Kust Bohuslän')).toBe('/plugins/o/org-kust/g?states=f&empty=Slut&row=2');
    expect(screen.getByRole('checkbox', { name: 'Avslutade' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('combobox', { name: /Gygar per rad/ })).toHaveProperty('value', '2');
    expect(screen.getByRole('textbox', { name: /När inga gygar passar/ })).toHaveProperty('value', 'Slut');
  });

  test('link, frame and element can be copied, and a toast shows whether it worked', async () => {
    const user = await open('?row=2');
    await framed();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const name of ['Copy the link', 'Copy the frame', 'Copy the element'])
      await user.click(screen.getByRole('button', { name }));
    const [link, frame, element] = write.mock.calls.map(([text]) => text);
    expect(link).toBe(`${location.origin}/plugins/o/org-kust/g?row=2`);
    expect(frame).toContain(`<iframe src="${link}"`);
    expect(element).toContain('<gyg-list organization="ren-kust-bohuslan" row="2">');
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await expect
      .poll(toasts)
      .toEqual([
        'success: Copied.',
        'success: Copied.',
        'success: Copied.',
        'error: That could not be copied. Please select the text and copy it yourself.',
      ]);
  });

  test('an organisation that fails to load can be retried', async () => {
    failing = true;
    const user = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await user.click(again);
    expect(await framed()).toBe('/plugins/o/org-kust/g');
  });
});

describe('who may configure plug-ins', () => {
  test('a super user without an organisation first chooses one', async () => {
    signInBritta({ loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] });
    const user = await open('?row=2');
    const field = screen.getByRole('searchbox', { name: 'Search organisations' });
    await user.type(field, 'nobody');
    expect(await screen.findByText('No organisations match that name.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'kust');
    const found = await screen.findByRole('link', { name: 'Ren Kust Bohuslän, Smögen' });
    expect(found.getAttribute('href')).toBe(`${page}?org=org-kust&row=2`);
  });

  test('a super user may choose another organisation', async () => {
    signInBritta({ loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] });
    await open('?org=org-kust&row=2');
    expect(await framed()).toBe('/plugins/o/org-kust/g?row=2');
    expect(screen.getByRole('link', { name: 'Choose another organisation' }).getAttribute('href')).toBe(
      `${page}?row=2`,
    );
  });

  test('an admin sees their organisation, even if the address has another one', async () => {
    await open('?org=org-other');
    expect(await framed()).toBe('/plugins/o/org-kust/g');
    expect(screen.queryByRole('link', { name: 'Choose another organisation' })).toBeNull();
  });

  test.each([
    ['a guest', { loginRole: 'GUEST' as const }],
    ['an admin outside admin mode', { loginRole: 'USER' as const }],
  ])('%s is redirected to home with a message', async (_who, over) => {
    signInBritta({ ...over, organizationId: '', organizationName: '' });
    await open();
    expect(address()).toBe('/');
    expect(toasts()).toEqual(['error: you do not have permission']);
  });

  test('does not redirect while the session is loading', async () => {
    signInBritta({ status: 'starting', loginRole: 'GUEST' });
    await open();
    expect([address(), toasts()]).toEqual([page, []]);
  });
});
