import { buildUserOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeHandlers, refusal } from '../testing/fake-api';
import { change, closePage, forgetAll, openPage, tellOfStorage } from './testing/open-page';
import { storeUser } from './testing/stand-in-issuer';

beforeEach(forgetAll);
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('acting for an organisation', () => {
  const fix = buildUserOrganization({ role: 'ADMIN' });
  const administering = (role: 'ADMIN' | 'MEMBER') => ({
    listUserOrganizations: () => buildUserOrganizations([{ ...fix, role }]),
  });
  const openAsAdmin = async () => {
    storeUser();
    sessionStorage.setItem('gyg.admin', fix.organizationId);
    const page = await openPage(administering('ADMIN'));
    expect(page.here()).toMatchObject({
      loginRole: 'ADMIN',
      organizationId: fix.organizationId,
      organizationAdmin: true,
    });
    return page;
  };
  const loseRight = (more: FakeHandlers = {}) => change({ ...administering('MEMBER'), ...more });
  const lost = `You no longer administer ${fix.name}, so you act for yourself again.`;

  test.each(['you_do_not_have_permission', 'gyg.missing'] as const)(
    'ends when the right is gone and a call is refused (%s)',
    async (code) => {
      const { call, here, said, goHome } = await openAsAdmin();
      loseRight({ getGyg: () => refusal(code) });
      await call('getGyg', { params: { gygId: 'g' } }).catch(() => undefined);
      await vi.waitFor(() => expect(here().loginRole).toBe('USER'), { timeout: 8_000 });
      expect(here()).toMatchObject({ organizationId: '', organizationName: '', organizationAdmin: false });
      expect(said()).toEqual([lost]);
      expect(goHome).toHaveBeenCalledTimes(1);
      expect([sessionStorage.getItem('gyg.admin'), localStorage.getItem('gyg.admin')]).toEqual(['', null]);
    },
  );

  test('goes on in a tab that is opened later, and in that tab whatever others choose', async () => {
    storeUser();
    localStorage.setItem('gyg.admin', fix.organizationId);
    const { here } = await openPage(administering('ADMIN'));
    expect(here()).toMatchObject({ loginRole: 'ADMIN', organizationId: fix.organizationId });
    localStorage.removeItem('gyg.admin');
    expect((await openPage(administering('ADMIN'))).here().loginRole).toBe('ADMIN');
  });

  test('ends when one comes back to the page and the right is gone', async () => {
    const { here, said } = await openAsAdmin();
    loseRight();
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(here().loginRole).toBe('USER'));
    expect(said()).toEqual([lost]);
  });

  test('ends at once when another tab has found the right gone', async () => {
    const { here } = await openAsAdmin();
    loseRight();
    tellOfStorage('gyg.changed.rights');
    await vi.waitFor(() => expect(here().loginRole).toBe('USER'));
  });

  test('goes on when the memberships cannot be read', async () => {
    const { here, calls } = await openAsAdmin();
    const before = calls.length;
    loseRight({ listUserOrganizations: () => refusal('server.unexpected') });
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(calls).toHaveLength(before + 1));
    expect(here().loginRole).toBe('ADMIN');
  });

  test('a look soon after another asks nothing', async () => {
    const { calls } = await openAsAdmin();
    const before = calls.length;
    for (let look = 0; look < 5; look += 1) dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(calls).toHaveLength(before + 1));
  });
});

describe('a refused call', () => {
  test('of one’s own asks for a token with the groups of now', async () => {
    storeUser();
    const { call, here, requests } = await openPage({ getGyg: () => refusal('you_do_not_have_permission') }, [
      { groups: ['superusers'] },
    ]);
    await call('getGyg', { params: { gygId: 'g' } }).catch(() => undefined);
    await vi.waitFor(() => expect(here().userGroups).toEqual(['superusers']));
    await call('getGyg', { params: { gygId: 'g' } }).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });
});
