import { refusal } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { accessApi, emptyAccessApi } from '../../testing/access';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { AccessPage } from './access-page';

const page = '/admin/plugins/access';
const superUser = { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] } as const;
afterEach(closeScreen);

const open = (over: Partial<OpenScreen> = {}) =>
  openScreen({ screen: <AccessPage />, at: page, ...over, api: { ...accessApi, ...over.api } });
const rowOf = async (name: string | RegExp) => screen.findByRole('row', { name });

test('an organisation with nothing yet sees what each part is for, in Swedish too', async () => {
  await open({ api: emptyAccessApi, language: 'sv' });
  for (const title of ['Inga webbplatser än', 'Inga nycklar än', 'Inga webhookar än']) {
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  }
});

test('each part that fails to load can be tried again', async () => {
  let failing = true;
  const failed = () => refusal('server.unexpected');
  const { user } = await open({
    api: {
      ...emptyAccessApi,
      listKeys: (call) => (failing ? failed() : (emptyAccessApi.listKeys?.(call) ?? failed())),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No keys yet' })).toBeTruthy();
});

describe('who may see it', () => {
  test('a super user chooses an organisation, reads all, and creates nothing in its name', async () => {
    await open({ at: `${page}?org=org-kust`, session: superUser });
    expect(await rowOf(/Website sync/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Revoke Newsletter' })).toBeTruthy();
    for (const name of [/Create key/, /Add webhook/, /Send a test/, /again/, /More for/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Choose another organisation' }).getAttribute('href')).toBe(page);
  });
});
