import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const superUser = api.as(await api.user(), { groups: ['superusers'] });

const create = (body: object, call = superUser) => call('createOrganization', { body });
const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
const rolesOf = async (who: { subject: string }, userId: string) => {
  const { data } = await api.as(who)('listUserOrganizations', { params: { userId } });
  return data.organizations.map((organization) => [organization.organizationId, organization.role]);
};

describe('an organisation created by a super user', () => {
  test('is administered immediately by the user with the address', async () => {
    const admin = await api.user({ locale: 'en', fullName: 'Ada' });
    const card = { name: 'Bygdegården', organizationType: 'GOVERNMENT', country: 'FI', industry: 3, city: 'Vasa' };
    const { status, data } = await create({ ...card, adminEmail: ` ${admin.email.toUpperCase()} `, website: '' });
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...card, country: 'fi', language: 'en', friendlyUrl: 'bygdegarden' });
    expect(await rolesOf(admin, admin.id)).toEqual([[data.id, 'ADMIN']]);
    expect(await api.auditOf(data.id)).toMatchObject([{ role: 'super', action: 'organization.created' }]);
    const [mail] = await mailsTo(admin.email);
    expect(mail).toMatchObject({ template: 'organizationOpened', locale: 'en' });
    expect(mail?.data).toMatchObject({
      name: 'Ada',
      organization: 'Bygdegården',
      link: expect.stringMatching(/\/switch\/admin\/bygdegarden$/),
    });
  });

  test('otherwise by the first sign-up with that verified address', async () => {
    const { data } = await create({ name: 'Väntar', adminEmail: 'vantar@example.org' });
    expect((await mailsTo('vantar@example.org')).map((mail) => mail.template)).toEqual(['organizationOpened']);
    for (const [subject, emailVerified, roles] of [
      ['impostor', false, []],
      ['real', true, [[data.id, 'ADMIN']]],
      ['same-address-later', true, []],
    ] as const) {
      const jwt = api.idTokenFor({ subject }, { email: 'Vantar@example.org', emailVerified });
      const userResponse = await api.as({ subject })('createUser', { body: { jwt } });
      expect(await rolesOf({ subject }, userResponse.data.user.id)).toEqual(roles);
    }
  });

  test('and by that sign-up however the address is spelled', async () => {
    const { data } = await create({ name: 'Bokstäver', adminEmail: 'bo@bokstäver.example' });
    const subject = 'in-ascii';
    const jwt = api.idTokenFor({ subject }, { email: 'Bo@xn--bokstver-4za.example', emailVerified: true });
    const userResponse = await api.as({ subject })('createUser', { body: { jwt } });
    expect(await rolesOf({ subject }, userResponse.data.user.id)).toEqual([[data.id, 'ADMIN']]);
  });

  test('gets the requested friendly URL, if it is free', async () => {
    const wanted = { name: 'Ett', friendlyUrl: 'just-detta', adminEmail: 'a@example.org' };
    expect((await create(wanted)).data.friendlyUrl).toBe('just-detta');
    expect((await create(wanted)).problem.code).toBe('org.friendly_url_taken');
    const results = await api.call('searchOrganizations', { body: { keyword: 'ett' } });
    expect(results.data.total).toBe(1);
  });

  test('is refused to all others, and without a name or an address', async () => {
    const body = { name: 'Nej', adminEmail: 'nej@example.org' };
    expect((await api.call('createOrganization', { body })).status).toBe(401);
    const admin = await api.user();
    await api.member((await api.organization()).id, admin.id, 'ADMIN');
    expect((await create(body, api.as(admin))).status).toBe(403);
    for (const over of [
      { name: '' },
      { adminEmail: 'nej' },
      { adminEmail: undefined },
      { website: 'x:y' },
      { id: '1' },
    ]) {
      expect((await create({ ...body, ...over })).status).toBe(400);
    }
    expect(await mailsTo('nej@example.org')).toEqual([]);
  });
});
