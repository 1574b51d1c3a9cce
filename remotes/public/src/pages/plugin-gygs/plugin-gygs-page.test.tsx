import { buildGyg } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { gygsAnswer } from '../../testing/lists';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { PluginGygsPage } from './plugin-gygs-page';

afterEach(closeScreen);
const pattern = '/plugins/o/:organizationId/g';
const gygs = (count: number) => Array.from({ length: count }, (_, index) => buildGyg({ id: `gyg-${index}` }));
type Api = NonNullable<Parameters<typeof openScreen>[0]['api']>;
const open = (query: string, viewOrganizationGygs: Api['viewOrganizationGygs'], language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <PluginGygsPage />,
    pattern,
    at: `/plugins/o/org-kust/g${query}`,
    language,
    session: { ...elin, authentication: 'token' },
    api: viewOrganizationGygs ? { viewOrganizationGygs } : {},
  });
const listCalls = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ name }) => name === 'viewOrganizationGygs');

describe('an organisation’s gygs in a frame', () => {
  test('are fetched as a guest, with the given options', async () => {
    const { calls } = await open('?host=others&states=po&tags=%23a,%20b', () => gygsAnswer(gygs(2)));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    const [call] = listCalls(calls);
    expect(call?.params).toEqual({ organizationId: 'org-kust' });
    expect(call?.query).toEqual({ host: 'others', states: 'po', tags: 'a,b', page: '0', pageSize: '12' });
    expect(call?.token).toBeUndefined();
  });

  test('use the chosen number per row and width', async () => {
    await open('?gygsPerRow=2&width=80', () => gygsAnswer(gygs(3)));
    await screen.findAllByRole('article');
    expect(screen.getByRole('list').getAttribute('data-columns')).toBe('2');
    expect(screen.getByRole('heading', { level: 1 }).closest('[style]')?.getAttribute('style')).toContain('80%');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gygs of Ren Kust Bohuslän');
  });

  test('are loaded twelve at a time', async () => {
    const { user } = await open('', ({ query }) => gygsAnswer(gygs(Math.min(14, Number(query.pageSize))), 14), 'sv');
    expect(await screen.findByText('12 av 14 gygar')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Visa fler' }));
    await screen.findByText('', { selector: '[role=status]:empty' });
    expect(screen.getAllByRole('article')).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull();
  });

  test('show the partner’s text if none match', async () => {
    await open('?whenEmpty=Look%20in%20again', () => gygsAnswer([]));
    expect(await screen.findByText('Look in again')).toBeTruthy();
  });

  test('show nothing, not even the footer, if none match and there is no text', async () => {
    const { calls } = await open('', () => gygsAnswer([]));
    await expect.poll(() => document.querySelector('[data-nothing-to-show]')).not.toBeNull();
    expect(listCalls(calls)).toHaveLength(1);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('show an error for an unknown organisation', async () => {
    await open('', () => refusal('org.missing'));
    expect(await screen.findByText(/Unable to locate the organisation details/)).toBeTruthy();
  });

  test('can be retried', async () => {
    let failing = true;
    const { user } = await open('', () => (failing ? refusal('server.unexpected') : gygsAnswer(gygs(1))));
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await user.click(again);
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
