import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const names = { accept: 'acceptPartner', decline: 'declinePartner' } as const;
type Answer = keyof typeof names;

/** A gyg whose host asked an organisation with two admins to be a partner. */
async function asked(over: { draft?: boolean } = {}) {
  const scene = await api.scene([{}], over);
  const organization = await api.organization();
  const [first, second] = [await api.user(), await api.user()];
  for (const who of [first, second]) await api.member(organization.id, who.id, 'ADMIN');
  const params = { gygId: scene.gyg.id, organizationId: organization.id };
  const body = { organizationId: organization.id };
  const ask = () => api.as(scene.admin)('addPartner', { params, body });
  await ask();
  const answer = (who: TestUser, how: Answer) => api.as(who)(names[how], { params });
  const partners = async () => (await api.as(scene.admin)('listPartners', { params })).data.partners;
  return { ...scene, organization, first, second, params, ask, answer, partners };
}

const notices = async (who: TestUser, archived: boolean) =>
  (await api.as(who)('listNotifications', { params: { userId: who.id }, query: { archived: String(archived) } })).data
    .notifications;

describe('answering a request to be a partner by its call', () => {
  test.each([
    ['accept', 'partner_accepted', 'true', 1],
    ['decline', 'partner_declined', 'false', 0],
  ] as const)('%s has the effect of answering the notification', async (how, type, responderAction, count) => {
    const { admin, first, second, answer, partners } = await asked();
    expect((await answer(first, how)).status).toBe(204);
    expect((await partners()).filter((one) => one.accepted)).toHaveLength(count);
    expect((await notices(admin, false)).map((one) => one.type)).toEqual([type]);
    for (const who of [first, second]) {
      expect(await notices(who, false)).toEqual([]);
      expect((await notices(who, true))[0]?.notificationAction).toEqual({
        responded: true,
        responderAction,
        responderFullName: first.fullName,
      });
    }
  });

  test.each(['accept', 'decline'] as const)('is 409 once it was answered (%s), in either way', async (how) => {
    const { first, second, answer, partners } = await asked();
    const [notice] = await notices(second, false);
    await answer(first, how);
    const before = await partners();
    for (const later of ['accept', 'decline'] as const) {
      expect((await answer(second, later)).problem.code).toBe('notifications.already_responded');
    }
    const params = { notificationId: notice?.id ?? '' };
    const { problem } = await api.as(second)('respondToNotification', { params, body: { action: 'decline' } });
    expect(problem.code).toBe('notifications.already_responded');
    expect(await partners()).toEqual(before);
  });

  test('works once for simultaneous answers, and again after asking again', async () => {
    const { first, second, ask, answer } = await asked();
    const answers = await Promise.all([answer(first, 'decline'), answer(second, 'decline'), answer(first, 'decline')]);
    expect(answers.map((response) => response.status).sort()).toEqual([204, 409, 409]);
    await ask();
    expect((await answer(second, 'accept')).status).toBe(204);
  });

  test('does not reveal whether a draft exists, or another organisation was asked', async () => {
    const { first, params, organization } = await asked({ draft: true });
    const unasked = await api.scene([{}], { draft: true });
    const codes = async (who: TestUser, gygId: string, organizationId: string) =>
      (await api.as(who)('acceptPartner', { params: { gygId, organizationId } })).problem.code;
    for (const gygId of [unasked.gyg.id, 'none']) {
      expect(await codes(first, gygId, organization.id)).toBe('notifications.already_responded');
      expect(await codes(unasked.admin, gygId, organization.id)).toBe('you_do_not_have_permission');
    }
    expect(await codes(unasked.admin, params.gygId, organization.id)).toBe('you_do_not_have_permission');
    expect((await api.as(first)('acceptPartner', { params })).status).toBe(204);
  });
});
