import { useToasts } from '@gyg/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { exampleApi } from '../../testing/widget-example';
import { fakeVersions, sampleVersions } from '../../testing/widget-versions';
import { DevelopersElementPage } from './developers-element-page';

const guest = { loginRole: 'GUEST', organizationId: '', organizationName: '', userId: '' } as const;
let restore: () => void;
let versions: unknown;
beforeEach(() => {
  versions = sampleVersions;
  restore = fakeVersions(() => versions);
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  closeScreen();
  restore();
});

const open = async (tag = 'gyg-list', query = '', over: Partial<Parameters<typeof openScreen>[0]> = {}) => {
  const opened = await openScreen({
    screen: <DevelopersElementPage />,
    pattern: '/developers/:element',
    at: `/developers/${tag}${query}`,
    session: guest,
    api: exampleApi,
    ...over,
  });
  return opened;
};
const preview = async (tag = 'gyg-list') => {
  const stage = await screen.findByRole('region', { name: `Preview of ${tag}` });
  const element = stage.querySelector<HTMLElement>(tag);
  if (element === null) throw new Error(`no ${tag}`);
  return element;
};
const attributes = async (tag?: string) =>
  Object.fromEntries([...(await preview(tag)).attributes].map(({ name, value }) => [name, value]));
/** The heading above the code of elements that need a registered site. */
const register = 'First: register your site';
const code = () => screen.getByRole('tabpanel').querySelector('pre')?.textContent ?? '';

describe('the page of an element', () => {
  test('a guest sees the gygs of an organisation that the public can see, with its code', async () => {
    await open();
    expect(await attributes()).toEqual({ organization: 'ren-kust-bohuslan' });
    expect(document.querySelector('script[src="/widgets/gyg.js"]')).toBeTruthy();
    expect(code()).toContain('<gyg-list organization="ren-kust-bohuslan">');
    await expect.poll(code).toContain(`<script src="${location.origin}/widgets/1/gyg.js" async></script>`);
    expect(screen.getByRole('heading', { level: 1, name: '<gyg-list>' })).toBeTruthy();
    expect(screen.queryByText(register)).toBeNull();
  });

  test('an administrator sees the own organisation, which cannot be changed', async () => {
    const { calls } = await open('gyg-list', '?organization=other', { session: {} });
    expect(await attributes()).toEqual({ organization: 'ren-kust-bohuslan' });
    expect(screen.queryByRole('textbox', { name: /^Organisation/ })).toBeNull();
    expect(calls.find(({ name }) => name === 'getOrganization')?.params).toEqual({ organizationId: 'org-kust' });
  });

  test('each option changes the element, its code and the address', async () => {
    const { user } = await open();
    await preview();
    await user.click(screen.getByRole('radio', { name: 'Others’' }));
    await user.click(screen.getByRole('checkbox', { name: 'Past' }));
    await user.click(screen.getByRole('radio', { name: '3' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'sv');
    await user.click(screen.getByRole('checkbox', { name: 'Open gygs in a new window' }));
    const chosen = { host: 'others', states: 'po', row: '3', language: 'sv', win: 'true' };
    expect(await attributes()).toEqual({ organization: 'ren-kust-bohuslan', ...chosen });
    const query = new URLSearchParams((address() ?? '').split('?')[1]);
    expect(Object.fromEntries(query)).toEqual(chosen);
    for (const [name, value] of Object.entries(chosen)) expect(code()).toContain(`${name}="${value}"`);
    await user.click(screen.getByRole('radio', { name: '4' }));
    expect(await attributes()).not.toHaveProperty('row');
  });

  test('typed text applies after a pause, and the address restores it', async () => {
    const { user } = await open('gyg-list', '?tags=old');
    await preview();
    const tags = screen.getByRole('textbox', { name: /^Tags/ });
    expect(tags).toHaveProperty('value', 'old');
    await enter(user, tags, '#shore, # coast');
    await enter(user, screen.getByRole('textbox', { name: /^Organisation/ }), 'https://gyg.example/go/Mat-Ladan');
    await expect.poll(attributes).toEqual({ tags: 'shore,coast', organization: 'mat-ladan' });
    await expect.poll(address).toContain('tags=shore%2Ccoast');
  });

  test('what few pages need is folded away, unless it is chosen', async () => {
    await open('gyg-list', '?limit=3');
    await preview();
    const more = screen.getByText('More options').closest('details');
    expect(more?.open).toBe(true);
    expect(more?.querySelectorAll('input[type=number]')).toHaveLength(2);
  });

  test('an invalid colour shows an error and has no effect; a picked one counts', async () => {
    const { user } = await open('gyg-list', '?bg=%23ffffff');
    await preview();
    await enter(user, screen.getByRole('textbox', { name: /^Background/ }), 'red');
    expect(await screen.findByText(/This is not a hex colour/)).toBeTruthy();
    await expect.poll(attributes).toEqual({ organization: 'ren-kust-bohuslan' });
  });

  test('colour and corners are custom properties, and Reset removes everything', async () => {
    const { user } = await open('gyg-list', '?accent=%239c2f24&radius=8&row=2');
    const element = await preview();
    expect(element.style.getPropertyValue('--gyg-accent')).toBe('#9c2f24');
    expect(document.body.textContent).toContain('gyg-list { --gyg-accent: #9c2f24; --gyg-radius: 8px; }');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await attributes()).not.toHaveProperty('row');
    expect((await preview()).style.getPropertyValue('--gyg-accent')).toBe('');
    expect(address()).toBe('/developers/gyg-list');
    expect(screen.getByRole('textbox', { name: /^Accent/ })).toHaveProperty('value', '');
  });

  test('the last event is shown, and choosing a gyg does not leave the page', async () => {
    await open();
    const element = await preview();
    const event = new CustomEvent('gyg-list-open', { detail: { title: 'Shore' }, bubbles: true, cancelable: true });
    act(() => void element.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(screen.getByRole('log', { name: 'Events' }).textContent).toContain('gyg-list-open {"title":"Shore"}');
  });

  test('the frame has the options that it reads, and its page opens as a preview', async () => {
    await open('gyg-list', '?row=2&organization=mat-ladan');
    await preview();
    expect(screen.getByText('More options').closest('details')?.open).toBe(false);
    const frame = screen.getByText(/<iframe/).closest('pre')?.textContent ?? '';
    expect(frame).toContain(`src="${location.origin}/plugins/o/mat-ladan/g?row=2"`);
    expect(frame).toContain('/widgets/frame.js');
    expect(screen.getByRole('link', { name: 'Open preview' }).getAttribute('href')).toBe(
      '/plugins/o/mat-ladan/g?row=2',
    );
  });

  test.each([
    ['gyg-card', { gyg: 'ren-kust-bohuslan/shore' }],
    ['gyg-catalog', { catalog: 'ren-kust-bohuslan/summer' }],
    ['gyg-proposal', { organization: 'ren-kust-bohuslan' }],
    ['gyg-login', {}],
    ['gyg-password', {}],
  ])('%s shows something of that organisation too', async (tag, expected) => {
    await open(tag);
    expect(await attributes(tag)).toEqual(expected);
    if (tag === 'gyg-login') expect(screen.getByText(register)).toBeTruthy();
  });

  test('gyg-need names a need of the gyg, and its code begins with registering the site', async () => {
    await open('gyg-need');
    expect(await attributes('gyg-need')).toEqual({ gyg: 'ren-kust-bohuslan/shore', need: expect.any(String) });
    expect(screen.getByText(register)).toBeTruthy();
  });

  test('an element that does not exist is a page that does not exist', async () => {
    await open('gyg-nothing');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('versions', () => {
  test('have their day, size, hash and end, and the hash can be copied', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Versions' });
    expect(within(table).getByText('Latest, /widgets/1/gyg.js')).toBeTruthy();
    expect(within(table).getByText('No date set')).toBeTruthy();
    expect(screen.getByText('8.9 kB gzipped')).toBeTruthy();
    expect(screen.queryByText(/with the form/)).toBeNull();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy: hash of 1.0.0' }));
    expect(write).toHaveBeenCalledWith(sampleVersions.versions[1]?.integrity);
  });

  test('say what an element weighs at first, and with its form', async () => {
    await open('gyg-proposal');
    expect(await screen.findByText('22.0 kB gzipped')).toBeTruthy();
    expect(screen.getByText('34.8 kB with the form')).toBeTruthy();
  });

  test('that fail to load can be retried; the code then has the newest address', async () => {
    versions = undefined;
    const { user } = await open();
    await preview();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(code()).toContain('/widgets/gyg.js');
    versions = sampleVersions;
    await user.click(again);
    expect(await screen.findByText('Latest, /widgets/1/gyg.js')).toBeTruthy();
  });
});

test('code can be copied, and a toast says whether it was', async () => {
  const { user } = await open();
  await preview();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy: Paste into your page' }));
  expect(write.mock.lastCall?.[0]).toBe(code());
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy: Content-Security-Policy' }));
  await expect.poll(() => useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['success', 'error']);
});

test('the tables are those of the element’s description, in the language of the page', async () => {
  await open('gyg-list', '', { language: 'sv' });
  const table = await screen.findByRole('table', { name: 'Attribut' });
  expect(within(table).getByRole('rowheader', { name: 'row, gygs-per-row' })).toBeTruthy();
  expect(within(table).getByText(/Era egna etiketter/)).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: '::part(card)' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'gyg-list-loaded' })).toBeTruthy();
});
