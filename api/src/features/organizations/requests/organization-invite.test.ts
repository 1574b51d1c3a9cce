import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));

describe('an invitation of an organisation without an account', () => {
  test('is e-mailed with its link, which guests can open', async () => {
    const user = await api.user({ fullName: 'Ada Berg', locale: 'se' });
    const body = { company: ' Odlarna ', recipient: 'Info@Odlarna.example', message: 'Kom!' };
    const { status, data } = await api.as(user)('inviteOrganization', { body });
    expect(status).toBe(201);
    const params = { inviteId: data.id };
    const shown = await api.call('getOrganizationInvite', { params });
    expect(shown.data).toEqual({ id: data.id, company: 'Odlarna', recipient: 'info@odlarna.example' });
    const [mail] = await mailsTo('info@odlarna.example');
    expect(mail).toMatchObject({ template: 'organizationInvite', locale: 'se' });
    expect(mail?.data).toEqual({
      name: 'Odlarna',
      company: 'Odlarna',
      inviter: 'Ada Berg',
      message: 'Kom!',
      link: `http://platform.test/invites/${data.id}`,
      unsubscribe: expect.stringMatching(/^http:\/\/platform\.test\/api\/unsubscribe\/.+\?lang=sv$/),
    });
    const missing = await api.call('getOrganizationInvite', { params: { inviteId: 'none' } });
    expect(missing.problem.code).toBe('org_invite.missing');
  });

  test('is written in the language of the account with that address', async () => {
    const [user, known] = [await api.user({ locale: 'se' }), await api.user({ locale: 'en', fullName: 'Bo' })];
    const body = { company: 'X', recipient: known.email, message: 'Hello' };
    await api.as(user)('inviteOrganization', { body });
    const [mail] = await mailsTo(known.email);
    expect([mail?.locale, mail?.data.name]).toEqual(['en', 'Bo']);
  });

  test('needs a login, a company, an address and a message of at most 1000 characters', async () => {
    const user = api.as(await api.user());
    const body = { company: 'X', recipient: 'x@example.org', message: 'Hello' };
    expect((await api.call('inviteOrganization', { body })).problem.code).toBe('session.need_to_be_logged_in');
    const wrong = [
      { company: ' ' },
      { recipient: 'nobody' },
      { recipient: 'one,two@example.org' },
      { message: '' },
      { message: 'x'.repeat(1001) },
      { id: '1' },
    ];
    for (const over of wrong) {
      expect((await user('inviteOrganization', { body: { ...body, ...over } })).status).toBe(400);
    }
    expect(await mailsTo('x@example.org')).toEqual([]);
    expect((await user('inviteOrganization', { body: { ...body, message: 'x'.repeat(1000) } })).status).toBe(201);
  });
});
