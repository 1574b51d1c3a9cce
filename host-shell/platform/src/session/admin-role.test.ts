import { buildUserOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeHandlers, refusal } from '../testing/fake-api';
import { storeUser } from './testing/fake-issuer';
import { change, changeInOtherTab, clearStorage, closePage, openPage } from './testing/open-page';

beforeEach(clearStorage);
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('admin mode', () => {
  const fix = buildUserOrganization({ role: 'ADMIN' });
  const administering = (role: 'ADMIN' | 'MEMBER') => ({
    listUserOrganizations: () => buildUserOrganizations([{ ...fix, role }]),
  });
  const openAsAdmin = async () => {
    storeUser();
    sessionStorage.setItem('gyg.admin', fix.organizationId);
    const page = await openPage(administering('ADMIN'));
    expect(page.state()).toMatchObject({
      loginRole: 'ADMIN',
      organizationId: fix.organizationId,
      organizationAdmin: true,
    });
    return page;
  };
  const revokeRole = (more: FakeHandlers = {}) => change({ ...administering('MEMBER'), ...more });
  const revoked = `You no longer administer ${fix.name}, so you are in user mode again.`;

  test('begins and ends by choice, after what has to be sent before', async () => {
    storeUser();
    const { session, state } = await openPage(administering('ADMIN'));
    const send = vi.fn(async () => undefined);
    session.beforeChange(send);
    session.switchToAdmin(fix);
    expect([state().loginRole, state().organizationId]).toEqual(['ADMIN', fix.organizationId]);
    session.switchToUser();
    expect([state().loginRole, state().organizationId]).toEqual(['USER', '']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is not for members, even if the tab stored a choice', async () => {
    storeUser();
    sessionStorage.setItem('gyg.admin', fix.organizationId);
    const { state } = await openPage(administering('MEMBER'));
    expect(state()).toMatchObject({ loginRole: 'USER', organizationId: '', organizationAdmin: false });
  });

  test.each(['you_do_not_have_permission', 'gyg.missing'] as const)(
    'ends when the role is revoked and a call is refused (%s)',
    async (code) => {
      const { call, state, messages, goHome } = await openAsAdmin();
      revokeRole({ getGyg: () => refusal(code) });
      await call('getGyg', { params: { gygId: 'g' } }).catch(() => undefined);
      await vi.waitFor(() => expect(state().loginRole).toBe('USER'));
      expect(state()).toMatchObject({ organizationId: '', organizationName: '', organizationAdmin: false });
      expect(messages()).toEqual([revoked]);
      expect(goHome).toHaveBeenCalledTimes(1);
      expect([sessionStorage.getItem('gyg.admin'), localStorage.getItem('gyg.admin')]).toEqual(['', null]);
    },
  );

  test('continues in a tab opened later, even if other tabs choose differently after that', async () => {
    storeUser();
    localStorage.setItem('gyg.admin', fix.organizationId);
    const { state } = await openPage(administering('ADMIN'));
    expect(state()).toMatchObject({ loginRole: 'ADMIN', organizationId: fix.organizationId });
    localStorage.removeItem('gyg.admin');
    expect((await openPage(administering('ADMIN'))).state().loginRole).toBe('ADMIN');
  });

  test('ends when the user returns to the page and the role is revoked', async () => {
    const { state, messages } = await openAsAdmin();
    revokeRole();
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(state().loginRole).toBe('USER'));
    expect(messages()).toEqual([revoked]);
  });

  test('ends when another tab has detected that the role is revoked', async () => {
    const { state } = await openAsAdmin();
    revokeRole();
    changeInOtherTab('gyg.changed.rights');
    await vi.waitFor(() => expect(state().loginRole).toBe('USER'));
  });

  test('continues when the memberships cannot be loaded', async () => {
    const { state, calls } = await openAsAdmin();
    const before = calls.length;
    revokeRole({ listUserOrganizations: () => refusal('server.unexpected') });
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(calls).toHaveLength(before + 1));
    expect(state().loginRole).toBe('ADMIN');
  });

  test('loads memberships at most once in five seconds', async () => {
    const { calls, clock } = await openAsAdmin();
    const before = calls.length;
    for (let look = 0; look < 5; look += 1) dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(calls).toHaveLength(before + 1));
    clock.advance(4_999);
    expect(calls).toHaveLength(before + 1);
    clock.advance(1);
    await vi.waitFor(() => expect(calls).toHaveLength(before + 2));
  });
});

describe('a refused call', () => {
  test('renews the token, which contains the current groups', async () => {
    storeUser();
    const { call, state, requests } = await openPage({ getGyg: () => refusal('you_do_not_have_permission') }, [
      { groups: ['superusers'] },
    ]);
    await call('getGyg', { params: { gygId: 'g' } }).catch(() => undefined);
    await vi.waitFor(() => expect(state().userGroups).toEqual(['superusers']));
    await call('getGyg', { params: { gygId: 'g' } }).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });
});
