import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const exported = async (who: TestUser) => (await api.as(who)('exportUser', { params: { userId: who.id } })).data;

describe('an export', () => {
  test('contains the title of an unpublished gyg for its bookers and hosts, not for invited users', async () => {
    const { host, admin, gyg } = await api.scene([{ title: 'Shore picker' }], { title: 'Clean the shore' });
    const [invited, booker, manager] = [await api.user(), await api.user(), await api.user()];
    const params = { gygId: gyg.id };
    const invitation = { type: 'gyg-invite', organizationId: host.id, gygId: gyg.id, positionId: gyg.needId };
    const recipients = [invited.id, invited.email];
    const body = { ...invitation, recipients, message: 'Come' };
    expect((await api.as(admin)('sendInvites', { body })).data.sent).toHaveLength(2);
    const booking = { gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1, userOrganization: null };
    await api.as(booker)('createBooking', { params, body: { ...booking, userId: booker.id } });
    await api.as(admin)('addGygManager', { params: { ...params, userId: manager.id }, body: {} });
    expect((await exported(invited)).names).toMatchObject({
      [gyg.id]: 'Clean the shore',
      [gyg.needId]: 'Shore picker',
    });

    await api.as(admin)('unpublishGyg', { params, body: { reason: 'The tide' } });
    await api.as(admin)('updateGyg', { params, body: { title: 'Secret plan' } });
    const names = async (who: TestUser) => (await exported(who)).names;
    expect(await names(invited)).not.toHaveProperty(gyg.id);
    expect(await names(invited)).not.toHaveProperty(gyg.needId);
    expect(JSON.stringify(await exported(invited))).not.toContain('Secret plan');
    for (const who of [manager, admin]) expect((await names(who))[gyg.id]).toBe('Secret plan');
    expect((await names(booker))[gyg.id]).toBe('Clean the shore');
  });

  test('contains the gyg created from a proposal once it is published', async () => {
    const organization = await api.organization({ page: { proposalFeatureEnabled: 'true' } });
    const [admin, author] = [await api.user(), await api.user()];
    await api.member(organization.id, admin.id, 'ADMIN');
    const proposal = { organizationId: organization.id, title: 'Swap shop', summary: 'Bring one, take one' };
    const { data } = await api.as(author)('createProposal', { body: { ...proposal, address: 'Smögen' } });
    const params = { proposalId: data.id };
    const answer = await api.as(admin)('answerProposal', { params, body: { status: 'ACCEPTED' } });
    const gygId = answer.data.gygId ?? '';
    await api.as(admin)('updateGyg', { params: { gygId }, body: { title: 'Secret plan' } });
    const before = await exported(author);
    expect(before.data.proposals).toMatchObject([{ title: 'Swap shop', gygId: null }]);
    expect(JSON.stringify(before)).not.toContain('Secret plan');
    expect((await api.as(admin)('publishGyg', { params: { gygId }, body: {} })).status).toBe(200);
    const after = await exported(author);
    expect(after.data.proposals).toMatchObject([{ gygId }]);
    expect(after.names[gygId]).toBe('Secret plan');
  });
});
