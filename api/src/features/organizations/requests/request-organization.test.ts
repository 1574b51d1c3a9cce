import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi({ superUserSubjects: ['the-boss', 'never-signed-in'] });
afterAll(() => api.close());
const boss = await api.user({ subject: 'the-boss', locale: 'se' });
const superUser = api.as(boss, { groups: ['superusers'] });

const form = {
  requesterName: ' Maja Lind ',
  requesterEmail: 'Maja@Odlarna.example',
  name: 'Odlarna',
  website: 'https://odlarna.example',
  message: 'Hej',
  country: 'se',
  agreePermission: true,
};
const submitRequest = (over: object = {}, call = api.call) =>
  call('requestOrganization', { body: { ...form, ...over } });
const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
const pending = async () => {
  const { data } = await superUser('listNotifications', { params: { userId: boss.id } });
  return data.notifications.filter((notification) => notification.action?.kind === 'organizationRequest');
};

describe('requesting an organisation account', () => {
  test('is open to guests; super users are notified and the requester gets a mail', async () => {
    const { status, data } = await submitRequest({ locale: 'en' });
    expect(status).toBe(201);
    const request = await superUser('getOrganizationRequest', { params: { requestId: data.id } });
    expect(request.data).toMatchObject({
      requesterName: 'Maja Lind',
      requesterEmail: 'maja@odlarna.example',
      name: 'Odlarna',
      country: 'se',
      inviteId: null,
      status: 'PENDING',
    });
    const [mail] = await mailsTo('maja@odlarna.example');
    expect(mail).toMatchObject({ template: 'organizationRequestReceived', locale: 'en' });
    const [notification] = await pending();
    expect(notification).toMatchObject({
      title: 'Maja Lind ansöker om ett konto för Odlarna',
      action: { kind: 'organizationRequest', targetId: data.id },
    });

    const body = { action: 'accept' };
    const response = await superUser('respondToNotification', {
      params: { notificationId: notification?.id ?? '' },
      body,
    });
    expect(response.status).toBe(204);
    const accepted = await superUser('getOrganizationRequest', { params: { requestId: data.id } });
    expect(accepted.data.status).toBe('ACCEPTED');
    const created = await api.call('getOrganizationByName', { params: { friendlyUrl: 'odlarna' } });
    expect(created.data.orgMain.language).toBe('en');
    const again = { params: { requestId: data.id }, body: { accept: false } };
    expect((await superUser('respondToOrganizationRequest', again)).problem.code).toBe('org_request.already_responded');
    const locales = (await mailsTo('maja@odlarna.example')).map((one) => [one.template, one.locale]);
    expect(locales).toContainEqual(['organizationRequestAccepted', 'en']);
  });

  test('reports missing values, in the order of the form', async () => {
    for (const field of ['requesterName', 'requesterEmail', 'name', 'website']) {
      const { status, problem } = await submitRequest({ [field]: '  ', agreePermission: false });
      expect([status, problem.code]).toEqual([400, 'org_request.missing_mandatory_values']);
      expect(problem.errors?.map((error) => error.path)).toEqual([field]);
    }
    expect((await submitRequest({ website: 'https://' })).problem.code).toBe('org_request.missing_mandatory_values');
    expect((await submitRequest({ agreePermission: false })).problem.code).toBe('org_request.missing_agree_permission');
    const { agreePermission, ...unticked } = form;
    const left = await api.call('requestOrganization', { body: unticked });
    expect(left.problem.code).toBe('org_request.missing_agree_permission');
    const wrong = [{ requesterEmail: 'maja' }, { website: 'odlarna' }, { website: '/here' }, { country: 'no' }];
    for (const over of [...wrong, { status: 'ACCEPTED' }, { name: 'x'.repeat(121) }]) {
      expect((await submitRequest(over)).problem.code).toBe('request.invalid');
    }
  });

  test('may refer to an invitation, which must exist', async () => {
    const user = api.as(await api.user());
    const invite = { company: 'X', recipient: 'x@example.org', message: 'Come' };
    const { data } = await user('inviteOrganization', { body: invite });
    const submitted = await submitRequest({ inviteId: data.id, requesterEmail: 'x@example.org' });
    const request = await superUser('getOrganizationRequest', { params: { requestId: submitted.data.id } });
    expect(request.data.inviteId).toBe(data.id);
    expect((await submitRequest({ inviteId: 'none' })).problem.code).toBe('org_invite.missing');
  });

  test('by a user is answered in their language', async () => {
    const user = await api.user({ locale: 'en' });
    await submitRequest({ requesterEmail: user.email }, api.as(user));
    expect((await mailsTo(user.email)).map((mail) => mail.locale)).toEqual(['en']);
  });

  test('by a guest with an Idempotency-Key is stored once, and is 422 with another body', async () => {
    const body = { ...form, requesterEmail: 'twice@example.org' };
    const headers = { 'Idempotency-Key': 'guest-1' };
    const first = await api.call('requestOrganization', { body, headers });
    const again = await api.call('requestOrganization', { body, headers });
    expect(again).toMatchObject({ status: 201, data: first.data });
    expect(await mailsTo('twice@example.org')).toHaveLength(1);
    const other = await api.call('requestOrganization', { body: { ...body, name: 'Another' }, headers });
    expect(other.problem.code).toBe('request.idempotency_mismatch');
  });
});
