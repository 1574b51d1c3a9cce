import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function organizationWithAdmin(name: string) {
  const organization = await api.organization({ name });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  return { ...organization, admin };
}

async function portfolio() {
  const owner = await organizationWithAdmin('Koncernen');
  const asked = await organizationWithAdmin('Dotterbolaget');
  const { data } = await api.as(owner.admin)('createPortfolio', { body: { organizationId: owner.id, name: 'Alla' } });
  const params = { portfolioId: data.id };
  const ask = (who: TestUser = owner.admin, organizationId = asked.id) =>
    api.as(who)('addPortfolioOrganization', { params: { ...params, organizationId } });
  const seen = async () => (await api.as(owner.admin)('getPortfolio', { params })).data;
  return { id: data.id, owner, asked, params, ask, seen };
}

const notices = async (who: TestUser) =>
  (await api.as(who)('listNotifications', { params: { userId: who.id } })).data.notifications;

async function answer(who: TestUser, action: 'accept' | 'decline') {
  const asked = (await notices(who)).find((one) => one.action?.kind === 'portfolio');
  return api.as(who)('respondToNotification', { params: { notificationId: asked?.id ?? '' }, body: { action } });
}

describe('a portfolio', () => {
  test('is visible to its owner and super users; for others it is 404', async () => {
    const { id, owner, asked, params } = await portfolio();
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    const own = api.as(owner.admin);
    for (const call of [own, superUser]) {
      expect((await call('getPortfolio', { params })).data).toMatchObject({
        id,
        organizationId: owner.id,
        orgName: 'Koncernen',
        name: 'Alla',
        organizations: [],
        waiting: 0,
      });
    }
    expect((await own('listPortfolios')).data.portfolios.map((portfolio) => portfolio.id)).toEqual([id]);
    const all = await superUser('listPortfolios', { query: { pageSize: '100' } });
    expect(all.data.portfolios.map((portfolio) => portfolio.id)).toContain(id);
    const member = await api.user();
    await api.member(owner.id, member.id, 'MEMBER');
    for (const who of [member, asked.admin]) {
      for (const name of ['getPortfolio', 'listPortfolioOrganizations', 'getPortfolioInsights'] as const) {
        expect((await api.as(who)(name, { params })).problem.code).toBe('portfolios.missing');
      }
      for (const name of ['updatePortfolio', 'deletePortfolio'] as const) {
        expect((await api.as(who)(name, { params, body: {} })).problem.code).toBe('portfolios.missing');
      }
    }
    expect((await api.call('getPortfolio', { params })).status).toBe(401);
    expect((await api.as(member)('listPortfolios')).status).toBe(403);
    expect((await api.as(asked.admin)('listPortfolios')).data.total).toBe(0);
    const others = await api.as(asked.admin)('listPortfolios', { query: { organizationId: owner.id } });
    expect(others.status).toBe(403);
    const fromPartnerSite = api.fromPartner(owner.admin);
    expect((await fromPartnerSite('getPortfolio', { params })).status).toBe(403);
  });

  test('is created for an organisation by its admins, renamed and deleted', async () => {
    const { owner, asked, params, ask } = await portfolio();
    const make = (who: TestUser, organizationId: string) =>
      api.as(who)('createPortfolio', { body: { organizationId, name: 'X' } });
    expect((await make(asked.admin, owner.id)).status).toBe(403);
    expect((await make(owner.admin, 'none')).problem.code).toBe('org.missing');
    const own = api.as(owner.admin);
    expect((await own('updatePortfolio', { params, body: { name: ' Norden ' } })).data.name).toBe('Norden');
    expect((await own('updatePortfolio', { params, body: { organizationId: asked.id } })).status).toBe(400);
    await ask();
    expect((await own('deletePortfolio', { params })).status).toBe(204);
    expect((await own('getPortfolio', { params })).problem.code).toBe('portfolios.missing');
    expect((await answer(asked.admin, 'accept')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the audit log has', () => {
  test('what super users do in portfolios, and not what their owners do', async () => {
    const { id: portfolioId, owner, asked, params, ask } = await portfolio();
    await ask();
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    const named = { params: { ...params, organizationId: asked.id } };
    await superUser('removePortfolioOrganization', named);
    await superUser('addPortfolioOrganization', named);
    await superUser('updatePortfolio', { params, body: { name: 'Norden' } });
    await superUser('deletePortfolio', { params });
    const details = { organizationId: owner.id, portfolioId };
    expect(await api.auditOf(asked.id)).toMatchObject([
      { role: 'super', action: 'portfolio.organization_added', details },
      { role: 'super', action: 'portfolio.organization_removed', details },
    ]);
    expect(await api.auditOf(owner.id)).toMatchObject([
      { role: 'super', action: 'portfolio.removed', details },
      { role: 'super', action: 'portfolio.renamed', details },
    ]);
  });
});

describe('an organisation asked into a portfolio', () => {
  test('joins once its admin accepted, and its profile shows it', async () => {
    const { id, owner, asked, params, ask, seen } = await portfolio();
    const { status, data } = await ask();
    expect([status, data.accepted, data.organizationId]).toEqual([201, false, asked.id]);
    expect(await seen()).toMatchObject({ organizations: [], waiting: 1 });
    const listed = await api.as(owner.admin)('listPortfolioOrganizations', { params });
    expect(listed.data.organizations).toMatchObject([{ organizationId: asked.id, accepted: false, answeredAt: null }]);
    const mine = () => api.as(asked.admin)('listOrganizationPortfolios', { params: { organizationId: asked.id } });
    expect((await mine()).data.portfolios).toMatchObject([{ id, orgName: 'Koncernen', accepted: false }]);
    const profile = () => api.call('getOrganizationProfile', { params: { organizationId: asked.id } });
    expect((await profile()).data.memberOf).toEqual([]);

    expect((await answer(asked.admin, 'accept')).status).toBe(204);
    expect(await seen()).toMatchObject({ organizations: [{ id: asked.id, name: 'Dotterbolaget' }], waiting: 0 });
    expect((await mine()).data.portfolios).toMatchObject([{ id, accepted: true }]);
    expect((await profile()).data.memberOf).toMatchObject([{ id: owner.id }]);
    expect((await notices(owner.admin)).map((one) => one.type)).toContain('portfolio_accepted');
    const outsider = api.as(await api.user());
    const others = await outsider('listOrganizationPortfolios', { params: { organizationId: asked.id } });
    expect(others.status).toBe(403);
  });

  test('is asked once, by the owner, and may decline', async () => {
    const { owner, asked, ask, seen } = await portfolio();
    expect((await ask(asked.admin)).problem.code).toBe('portfolios.missing');
    expect((await ask(owner.admin, 'none')).problem.code).toBe('org.missing');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.filter((response) => response.status === 201)).toHaveLength(1);
    const refused = answers.filter((response) => response.status !== 201).map((response) => response.problem.code);
    expect(new Set(refused)).toEqual(new Set(['portfolios.already_added']));
    expect((await answer(asked.admin, 'decline')).status).toBe(204);
    expect(await seen()).toMatchObject({ organizations: [], waiting: 0 });
    expect((await ask()).status).toBe(201);
  });

  test('can leave or be removed at any time', async () => {
    const { owner, asked, params, ask, seen } = await portfolio();
    const remove = (who: TestUser) =>
      api.as(who)('removePortfolioOrganization', { params: { ...params, organizationId: asked.id } });
    expect((await remove(asked.admin)).problem.code).toBe('portfolios.missing');
    await ask();
    await answer(asked.admin, 'accept');
    const other = await organizationWithAdmin('Utanför');
    expect((await remove(other.admin)).problem.code).toBe('portfolios.missing');
    expect((await remove(asked.admin)).status).toBe(204);
    expect((await seen()).organizations).toEqual([]);
    expect((await notices(owner.admin)).map((one) => one.type)).toContain('portfolio_left');
    expect((await remove(owner.admin)).problem.code).toBe('org.missing');
    await ask();
    expect((await remove(owner.admin)).status).toBe(204);
    expect((await answer(asked.admin, 'accept')).status).toBeGreaterThanOrEqual(400);
    expect((await seen()).organizations).toEqual([]);
  });

  test('that the owner also administers joins immediately', async () => {
    const { owner, ask, seen } = await portfolio();
    expect((await ask(owner.admin, owner.id)).data.accepted).toBe(true);
    expect((await seen()).organizations.map((organization) => organization.id)).toEqual([owner.id]);
  });
});
