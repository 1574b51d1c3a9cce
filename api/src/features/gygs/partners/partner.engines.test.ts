import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

/** A gyg with its host's admin, and another organisation with an admin. */
async function twoSides(over: { draft?: boolean; startsIn?: number } = {}) {
  const scene = await api.scene([{}], over);
  const partner = await api.organization({ name: `Vänner ${scene.gyg.id.slice(0, 8)}` });
  const partnerAdmin = await api.user({ locale: 'se' });
  await api.member(partner.id, partnerAdmin.id, 'ADMIN');
  const params = { gygId: scene.gyg.id };
  const ask = (who: TestUser = scene.admin, organizationId = partner.id) =>
    api.as(who)('addPartner', { params, body: { organizationId, role: 'partner' } });
  const seenBy = async (call: typeof api.call) =>
    (await call('listPartners', { params })).data.partners.map((partner) => [partner.organizationId, partner.accepted]);
  const remove = (who: TestUser) => api.as(who)('removePartner', { params: { ...params, organizationId: partner.id } });
  return { ...scene, partner, partnerAdmin, params, ask, seenBy, remove };
}

const notices = async (who: TestUser, archived = false) =>
  (
    await api.as(who)('listNotifications', {
      params: { userId: who.id },
      query: archived ? { archived: 'true' } : {},
    })
  ).data.notifications;

async function answer(who: TestUser, action: 'accept' | 'decline') {
  const notice = (await notices(who)).find((one) => one.action?.kind === 'partner');
  return api.as(who)('respondToNotification', { params: { notificationId: notice?.id ?? '' }, body: { action } });
}

describe('a partner of a gyg', () => {
  test('is shown once its admin accepted; before, only its admin and the hosts see it', async () => {
    const { gyg, host, admin, partner, partnerAdmin, ask, seenBy } = await twoSides();
    const outsider = await api.user();
    const { status, data } = await ask();
    expect(status).toBe(201);
    expect(data).toMatchObject({ gygId: gyg.id, organizationId: partner.id, role: 'partner', accepted: false });
    const pending = [[partner.id, false]];
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    for (const call of [api.as(admin), api.as(partnerAdmin), superUser]) expect(await seenBy(call)).toEqual(pending);
    const fromPartnerSite = api.fromPartner(partnerAdmin);
    for (const call of [api.call, api.as(outsider), fromPartnerSite]) expect(await seenBy(call)).toEqual([]);
    const partnered = () => api.call('listPartneredGygs', { params: { organizationId: partner.id } });
    expect((await partnered()).data.total).toBe(0);

    const [notice] = await notices(partnerAdmin);
    expect(notice).toMatchObject({
      type: 'partner_asked',
      gygId: gyg.id,
      action: { kind: 'partner', targetId: `${gyg.id}:${partner.id}` },
    });
    expect(notice?.title).toBe(`${host.name} vill ha ${partner.name} som partner till ${await titleOf(gyg.id)}`);
    expect((await answer(partnerAdmin, 'accept')).status).toBe(204);
    expect(await seenBy(api.call)).toEqual([[partner.id, true]]);
    expect((await partnered()).data.gygs.map((gyg) => gyg.id)).toEqual([gyg.id]);
    expect((await notices(admin)).map((one) => one.type)).toContain('partner_accepted');
    const profile = await api.call('getGygProfile', { params: { gygId: gyg.id } });
    expect(profile.data.partners.map((partner) => partner.id)).toEqual([partner.id]);
    for (const [organizationId, other] of [
      [host.id, partner.id],
      [partner.id, host.id],
    ] as const) {
      const { data: shown } = await api.call('getOrganizationProfile', { params: { organizationId } });
      expect(shown.partnerships).toMatchObject([{ id: other, gygs: 1 }]);
    }
  });

  test('that declines is removed, and may be asked again', async () => {
    const { admin, partnerAdmin, ask, seenBy } = await twoSides();
    await ask();
    expect((await answer(partnerAdmin, 'decline')).status).toBe(204);
    expect(await seenBy(api.as(admin))).toEqual([]);
    expect((await notices(admin)).map((one) => one.type)).toContain('partner_declined');
    expect((await ask()).status).toBe(201);
  });

  test('is accepted immediately if the caller administers both', async () => {
    const { admin, partner, ask, seenBy } = await twoSides();
    await api.member(partner.id, admin.id, 'ADMIN');
    expect((await ask()).data.accepted).toBe(true);
    expect(await seenBy(api.call)).toEqual([[partner.id, true]]);
  });

  test('can be asked by hosts only, once, and cannot be the host', async () => {
    const { host, admin, partner, partnerAdmin, ask, params } = await twoSides();
    const body = { organizationId: partner.id };
    expect((await api.call('addPartner', { params, body })).status).toBe(401);
    for (const who of [partnerAdmin, await api.user()]) expect((await ask(who)).status).toBe(403);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await superUser('addPartner', { params, body })).status).toBe(403);
    expect((await ask(admin, 'nobody')).problem.code).toBe('org.missing');
    expect((await ask(admin, host.id)).status).toBe(400);
    const admins = api.as(admin);
    expect((await admins('addPartner', { params, body: { ...body, role: 'boss' } })).status).toBe(400);
    const none = await admins('addPartner', { params: { gygId: 'none' }, body });
    expect(none.problem.code).toBe('gyg.missing');
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(answers.filter((response) => response.status === 201)).toHaveLength(1);
    const refused = answers.filter((response) => response.status !== 201).map((response) => response.problem.code);
    expect(new Set(refused)).toEqual(new Set(['partner.already_added']));
    expect(await notices(partnerAdmin)).toHaveLength(1);
  });

  test('of a draft is asked without its title, and not listed before it is published', async () => {
    const { gyg, partner, partnerAdmin, ask, params, remove } = await twoSides({ draft: true });
    const title = await titleOf(gyg.id);
    await ask();
    const [notice] = await notices(partnerAdmin);
    expect(notice).toMatchObject({ type: 'partner_asked_draft', gygId: null });
    expect(`${notice?.title} ${notice?.body}`).not.toContain(title);
    await answer(partnerAdmin, 'accept');
    for (const call of [api.call, api.as(partnerAdmin)]) {
      expect((await call('listPartners', { params })).problem.code).toBe('gyg.missing');
      const listed = await call('listPartneredGygs', { params: { organizationId: partner.id } });
      expect(listed.data).toMatchObject({ gygs: [], total: 0 });
    }
    expect((await remove(await api.user())).problem.code).toBe('gyg.missing');
    expect((await remove(partnerAdmin)).status).toBe(204);
  });

  test('can leave or be removed; others can do neither, and cannot see a pending request', async () => {
    const { admin, partner, partnerAdmin, ask, remove, seenBy } = await twoSides();
    const outsider = await api.user();
    await ask();
    expect((await remove(outsider)).problem.code).toBe('partner.missing');
    expect((await remove(admin)).status).toBe(204);
    expect((await answer(partnerAdmin, 'accept')).status).toBeGreaterThanOrEqual(400);
    expect(await seenBy(api.as(admin))).toEqual([]);
    expect((await remove(admin)).problem.code).toBe('partner.missing');

    await ask();
    await answer(partnerAdmin, 'accept');
    expect((await remove(outsider)).status).toBe(403);
    expect((await remove(partnerAdmin)).status).toBe(204);
    expect((await notices(admin)).map((one) => one.type)).toContain('partner_left');
    await ask();
    await answer(partnerAdmin, 'accept');
    expect((await remove(admin)).status).toBe(204);
    expect((await notices(partnerAdmin)).map((one) => one.type)).toContain('partner_removed');
    const listed = await api.call('listPartneredGygs', { params: { organizationId: partner.id } });
    expect(listed.data.total).toBe(0);
  });

  test('of a finished gyg cannot be added or removed by hosts, but may leave', async () => {
    const { admin, partnerAdmin, ask, remove } = await twoSides({ startsIn: 1 });
    await ask();
    await answer(partnerAdmin, 'accept');
    const other = await api.organization();
    api.clock.pass(48);
    expect((await ask(admin, other.id)).problem.code).toBe('gyg.wrong_state');
    expect((await remove(admin)).problem.code).toBe('gyg.wrong_state');
    expect((await remove(partnerAdmin)).status).toBe(204);
  });

  test('answers once, under simultaneous answers of its admins', async () => {
    const { partner, partnerAdmin, ask } = await twoSides();
    const second = await api.user();
    await api.member(partner.id, second.id, 'ADMIN');
    await ask();
    const ids = await Promise.all([partnerAdmin, second].map(async (who) => (await notices(who))[0]?.id ?? ''));
    const answers = await Promise.all(
      [partnerAdmin, second, partnerAdmin, second].map((who, index) =>
        api.as(who)('respondToNotification', {
          params: { notificationId: ids[index % 2] ?? '' },
          body: { action: index < 2 ? 'accept' : 'decline' },
        }),
      ),
    );
    expect(answers.filter((response) => response.status === 204)).toHaveLength(1);
  });
});

test('the gygs of an unknown organisation are 404', async () => {
  const { problem } = await api.call('listPartneredGygs', { params: { organizationId: 'none' } });
  expect(problem.code).toBe('org.missing');
});

async function titleOf(gygId: string): Promise<string> {
  const superUser = api.as(await api.user(), { groups: ['superusers'] });
  return (await superUser('getGyg', { params: { gygId } })).data.title;
}
