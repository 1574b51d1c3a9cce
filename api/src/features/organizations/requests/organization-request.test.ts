import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const boss = await api.user();
const superUser = api.as(boss, { groups: ['superusers'] });

const submitRequest = (requesterEmail: string, name = 'Nya Föreningen') =>
  api.seed((seeder) =>
    seeder.addOrganizationRequest({
      requesterName: 'Ada',
      requesterEmail,
      name,
      website: 'https://example.org',
      createdAt: api.clock.now(),
    }),
  );
const respond = (requestId: string, accept: boolean) =>
  superUser('respondToOrganizationRequest', { params: { requestId }, body: { accept, message: 'Hej' } });
const sentTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
const mailsTo = async (to: string) => (await sentTo(to)).map((mail) => mail.template);

describe('a request for an organisation account', () => {
  test('is seen and answered by super users only', async () => {
    const { id: requestId } = await submitRequest('a@example.org');
    const params = { requestId };
    const user = await api.user();
    expect((await api.call('listOrganizationRequests')).status).toBe(401);
    for (const call of [api.as(user), api.fromPartner(boss, { groups: ['superusers'] })]) {
      expect((await call('listOrganizationRequests')).status).toBe(403);
      expect((await call('getOrganizationRequest', { params })).status).toBe(403);
      expect((await call('respondToOrganizationRequest', { params, body: { accept: true } })).status).toBe(403);
    }
    const { data } = await superUser('listOrganizationRequests', { query: { status: 'PENDING' } });
    expect(data.requests.map((request) => request.id)).toContain(requestId);
    expect((await superUser('getOrganizationRequest', { params })).data.country).toBe('se');
    const missing = await superUser('getOrganizationRequest', { params: { requestId: 'none' } });
    expect(missing.problem.code).toBe('org_request.missing');
  });

  test('when accepted creates the organisation and makes its requester ADMIN immediately', async () => {
    const requester = await api.user({ email: 'Known@Example.org' });
    const { id } = await submitRequest('KNOWN@example.org', 'Kända & Co');
    const { data } = await respond(id, true);
    expect(data).toMatchObject({ status: 'ACCEPTED', respondedAt: expect.any(String) });
    const mine = await api.as(requester)('listUserOrganizations', { params: { userId: requester.id } });
    expect(mine.data.organizations).toMatchObject([
      { organizationId: data.organizationId, role: 'ADMIN', friendlyUrl: 'kanda-co' },
    ]);
    const sent = await sentTo('known@example.org');
    expect(sent.map((mail) => mail.template)).toEqual(['organizationRequestAccepted']);
    // The mail says to publish a gyg, so its link leads to admin mode.
    expect(sent[0]?.data).toMatchObject({ link: expect.stringMatching(/\/switch\/admin\/kanda-co$/) });
    const second = { subject: 'known-again' };
    const jwt = api.idTokenFor(second, { email: 'known@example.org' });
    const { data: again } = await api.as(second)('createUser', { body: { jwt } });
    const theirs = await api.as(second)('listUserOrganizations', { params: { userId: again.user.id } });
    expect(theirs.data.organizations).toEqual([]);
  });

  test('when accepted is claimed only by a sign-up with that verified address', async () => {
    const { id } = await submitRequest('Later@Example.org');
    const { data: request } = await respond(id, true);
    const signUp = async (subject: string, over: object) => {
      const who = { subject };
      const body = { jwt: api.idTokenFor(who, { email: 'later@example.org', ...over }) };
      const { data } = await api.as(who)('createUser', { body });
      const mine = await api.as(who)('listUserOrganizations', { params: { userId: data.user.id } });
      return mine.data.organizations.map((organization) => [organization.organizationId, organization.role]);
    };
    expect(await signUp('impostor', { emailVerified: false })).toEqual([]);
    expect(await signUp('later', { email: 'LATER@example.org' })).toEqual([[request.organizationId, 'ADMIN']]);
  });

  test('is answered once, under simultaneous answers', async () => {
    const { id } = await submitRequest('once@example.org', 'Once only');
    const answers = await Promise.all([true, false, true, false].map((accept) => respond(id, accept)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(new Set(refused.map((answer) => answer.problem.code))).toEqual(new Set(['org_request.already_responded']));
    expect(await mailsTo('once@example.org')).toHaveLength(1);
  });

  test('when declined creates nothing, and the requester is notified', async () => {
    const { id } = await submitRequest('no@example.org', 'Unknown Circle');
    expect((await respond(id, false)).data).toMatchObject({ status: 'DECLINED', organizationId: null });
    expect(await mailsTo('no@example.org')).toEqual(['organizationRequestDeclined']);
    const results = await api.call('searchOrganizations', { body: { keyword: 'unknown circle' } });
    expect(results.data.total).toBe(0);
  });
});
