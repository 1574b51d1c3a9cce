import type { MemberApproval } from '@gyg/contract';
import { invites, mailOutbox, notifications } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function club(memberApproval: MemberApproval = 'MANUAL') {
  const organization = await api.organization({ memberApproval });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  return { organization, admin };
}

const save = (who: TestUser, organizationId: string, body: object, of = who, groups: string[] = []) =>
  api.as(who, { groups })('saveMembership', { params: { userId: of.id, organizationId }, body });
const join = (who: TestUser, organizationId: string) =>
  save(who, organizationId, { role: 'member', invitationRef: 'MANUAL_SEARCH' });
const rolesOf = async (who: TestUser) => {
  const { data } = await api.as(who)('listUserOrganizations', { params: { userId: who.id } });
  return data.organizations.map((organization) => organization.role);
};
const listOf = (userId: string, type: string) =>
  api.db.read
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, type)));
const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));

describe('joining an organisation', () => {
  test('creates one request to the admins where they approve members', async () => {
    const { organization, admin } = await club();
    const user = await api.user();
    const first = await join(user, organization.id);
    expect(first.status).toBe(200);
    expect(first.data).toEqual({ id: expect.any(String), status: 'PENDING' });
    expect((await join(user, organization.id)).problem.code).toBe('user_org.already_pending_request');
    expect(await listOf(admin.id, 'membership_requested')).toMatchObject([
      { actionKind: 'membership', actionTargetId: first.data.id, relatedUserId: user.id },
    ]);
    expect(await rolesOf(user)).toEqual([]);
  });

  test('with many simultaneous calls creates one request', async () => {
    const { organization } = await club();
    const user = await api.user();
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(user, organization.id)));
    expect(answers.filter((response) => response.status === 200)).toHaveLength(1);
    const codes = answers.filter((response) => response.status !== 200).map((response) => response.problem.code);
    expect(new Set(codes)).toEqual(new Set(['user_org.already_pending_request']));
  });

  test('adds the user to an open organisation immediately, in any case of the role; admins are notified', async () => {
    const { organization, admin } = await club('ANYONE');
    const user = await api.user();
    const body = { role: 'Member', invitationRef: 'INVITE_LINK' };
    expect((await save(user, organization.id, body)).data).toMatchObject({ status: 'MEMBER', role: 'MEMBER' });
    expect((await join(user, organization.id)).problem.code).toBe('user_org.already_a_member');
    expect(await listOf(admin.id, 'membership_joined')).toHaveLength(1);
  });

  test('is refused where no requests are accepted, except to those invited by verified address', async () => {
    const { organization, admin } = await club('NONE');
    const [outsider, invited] = [await api.user(), await api.user()];
    await api.db.tx((tx) =>
      tx.insert(invites).values({
        type: 'org-join-invite',
        organizationId: organization.id,
        email: invited.email,
        invitedBy: admin.id,
        byAdmin: true,
      }),
    );
    const refused = await join(outsider, organization.id);
    expect([refused.status, refused.problem.code]).toEqual([403, 'user_org.not_open']);
    expect((await join(invited, organization.id)).data.status).toBe('MEMBER');
    const [invite] = await api.db.read.select().from(invites).where(eq(invites.email, invited.email));
    expect(invite?.status).toBe('ACCEPTED');
  });

  test('is possible only for oneself, as a member, and to an existing organisation', async () => {
    const { organization, admin } = await club();
    const [user, other] = [await api.user(), await api.user()];
    expect((await save(user, organization.id, { role: 'member' }, other)).status).toBe(403);
    expect((await save(user, organization.id, { role: 'ADMIN', invitationRef: 'MANUAL_SEARCH' })).status).toBe(403);
    expect((await save(user, organization.id, { role: 'OWNER' })).status).toBe(400);
    expect((await save(user, 'none', { role: 'member' })).problem.code).toBe('org.missing');
    const missing = { ...user, id: 'nobody' };
    expect((await save(user, organization.id, { role: 'member' }, missing)).problem.code).toBe('user.missing');
    const params = { userId: user.id, organizationId: organization.id };
    expect((await api.call('saveMembership', { params, body: { role: 'member' } })).status).toBe(401);
    expect((await save(admin, organization.id, { role: 'MEMBER' }, user)).problem.code).toBe('user_org.missing');
  });
});

describe('a membership request', () => {
  async function pendingRequest() {
    const { organization, admin } = await club();
    const user = await api.user({ locale: 'se' });
    const { id: requestId } = (await join(user, organization.id)).data;
    return { organization, admin, user, params: { organizationId: organization.id, requestId } };
  }

  test('is answered once, by an admin; the requester is notified and mailed', async () => {
    const { admin, user, params, organization } = await pendingRequest();
    const answers = await Promise.all([
      api.as(admin)('acceptMembershipRequest', { params }),
      api.as(admin)('acceptMembershipRequest', { params }),
    ]);
    const refused = answers.filter((response) => response.status !== 200);
    expect(refused.map((one) => [one.status, one.problem.code])).toEqual([[409, 'user_org.already_responded']]);
    expect(await rolesOf(user)).toEqual(['MEMBER']);
    expect(await api.auditOf(user.id)).toMatchObject([
      { actor: admin.id, action: 'member.accepted', details: { organizationId: organization.id } },
    ]);
    expect(await listOf(user.id, 'membership_accepted')).toMatchObject([
      { title: `Du är medlem i ${organization.name}` },
    ]);
    expect(await mailsTo(user.email)).toMatchObject([
      { template: 'membershipAnswered', locale: 'se', data: { accepted: true, organization: organization.name } },
    ]);
    expect(await listOf(admin.id, 'membership_requested')).toMatchObject([
      { archived: true, responderAccepted: true, responderFullName: admin.fullName },
    ]);
    const late = await api.as(admin)('declineMembershipRequest', { params });
    expect(late.problem.code).toBe('user_org.already_responded');
  });

  test('when declined creates no membership, and can be sent again', async () => {
    const { admin, user, params, organization } = await pendingRequest();
    expect((await api.as(admin)('declineMembershipRequest', { params })).data.status).toBe('DECLINED');
    expect(await rolesOf(user)).toEqual([]);
    expect(await mailsTo(user.email)).toMatchObject([{ data: { accepted: false } }]);
    expect((await join(user, organization.id)).data.status).toBe('PENDING');
  });

  test('cannot be answered by others', async () => {
    const { user, params } = await pendingRequest();
    const outsider = await club();
    const boss = api.as(await api.user(), { groups: ['superusers'] });
    expect((await api.call('acceptMembershipRequest', { params })).status).toBe(401);
    for (const call of [api.as(user), api.as(outsider.admin), boss]) {
      expect((await call('acceptMembershipRequest', { params })).status).toBe(403);
      expect((await call('declineMembershipRequest', { params })).status).toBe(403);
    }
    const foreign = { organizationId: outsider.organization.id, requestId: params.requestId };
    const answer = await api.as(outsider.admin)('acceptMembershipRequest', { params: foreign });
    expect([answer.status, answer.problem.code]).toEqual([404, 'user_org.request_missing']);
  });

  test('is listed for the admins and the requester, pending first, without an address, with the number in each status', async () => {
    const { admin, user, params, organization } = await pendingRequest();
    const other = await api.user();
    await join(other, organization.id);
    await api.as(admin)('acceptMembershipRequest', { params });
    const list = api.as(admin)('listMembershipRequests', { params: { organizationId: organization.id } });
    const { data, text } = await list;
    expect(data.requests.map((request) => [request.userName, request.status])).toEqual([
      [other.fullName, 'PENDING'],
      [user.fullName, 'ACCEPTED'],
    ]);
    expect(text).not.toContain('@example.org');
    const only = { params: { organizationId: organization.id }, query: { status: 'PENDING' } };
    const counts = { PENDING: 1, ACCEPTED: 1, DECLINED: 0, WITHDRAWN: 0 };
    expect((await api.as(admin)('listMembershipRequests', only)).data).toMatchObject({ total: 1, counts });
    expect(data).toMatchObject({ total: 2, counts });
    expect((await api.as(user)('listMembershipRequests', only)).status).toBe(403);
    const own = await api.as(user)('listUserMembershipRequests', { params: { userId: user.id } });
    expect(own.data.requests).toMatchObject([{ orgName: organization.name, respondedAt: expect.any(String) }]);
    expect((await api.as(other)('listUserMembershipRequests', { params: { userId: user.id } })).status).toBe(404);
  });
});
