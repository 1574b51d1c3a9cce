import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const names = { accept: 'acceptPortfolio', decline: 'declinePortfolio' } as const;

/** A portfolio whose owner asked an organisation with two admins to join. */
async function asked() {
  const [owner, organization] = [await api.organization(), await api.organization()];
  const [boss, first, second] = [await api.user(), await api.user(), await api.user()];
  await api.member(owner.id, boss.id, 'ADMIN');
  for (const who of [first, second]) await api.member(organization.id, who.id, 'ADMIN');
  const { data } = await api.as(boss)('createPortfolio', { body: { organizationId: owner.id, name: 'All' } });
  const params = { portfolioId: data.id, organizationId: organization.id };
  await api.as(boss)('addPortfolioOrganization', { params });
  const answer = (who: TestUser, how: keyof typeof names) => api.as(who)(names[how], { params });
  const joined = async () => (await api.as(boss)('getPortfolio', { params })).data.organizations.map(({ id }) => id);
  return { boss, organization, first, second, params, answer, joined };
}

const notices = async (who: TestUser, archived: boolean) =>
  (await api.as(who)('listNotifications', { params: { userId: who.id }, query: { archived: String(archived) } })).data
    .notifications;

describe('answering a request to join a portfolio by its call', () => {
  test.each([
    ['accept', 'portfolio_accepted', 'true'],
    ['decline', 'portfolio_declined', 'false'],
  ] as const)('%s has the effect of answering the notification, once', async (how, type, responderAction) => {
    const { boss, organization, first, second, answer, joined } = await asked();
    expect((await answer(first, how)).status).toBe(204);
    const members = how === 'accept' ? [organization.id] : [];
    expect(await joined()).toEqual(members);
    expect((await notices(boss, false)).map((one) => one.type)).toEqual([type]);
    for (const who of [first, second]) {
      expect(await notices(who, false)).toEqual([]);
      expect((await notices(who, true))[0]?.notificationAction).toMatchObject({ responded: true, responderAction });
    }
    for (const later of ['accept', 'decline'] as const) {
      expect((await answer(second, later)).problem.code).toBe('notifications.already_responded');
    }
    expect(await joined()).toEqual(members);
  });

  test('is for admins of the organisation that was asked, not of the portfolio’s owner', async () => {
    const { boss, first, params, answer, joined } = await asked();
    expect((await answer(boss, 'accept')).problem.code).toBe('you_do_not_have_permission');
    const unknown = { ...params, portfolioId: 'none' };
    const { problem } = await api.as(first)('acceptPortfolio', { params: unknown });
    expect(problem.code).toBe('notifications.already_responded');
    expect(await joined()).toEqual([]);
  });
});
