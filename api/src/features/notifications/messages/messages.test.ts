import { notifications } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const send = (who: TestUser, body: object, as = api.as(who)) =>
  as('sendNotification', {
    body: { type: 'message', title: 'Meet at the pier', body: 'Bring boots.', ...body },
  });

async function scene() {
  const manager = await api.user();
  const created = await api.scene([{}], { managers: [manager.id], beneficiaryPositions: 2 });
  const [giver, recipient, member] = [await api.user(), await api.user({ locale: 'se' }), await api.user()];
  const params = { gygId: created.gyg.id };
  const body = { contributionType: 'SKILL', quantity: 1, userOrganization: null, gygPositionId: created.gyg.needId };
  await api.as(giver)('createBooking', { params, body: { ...body, userId: giver.id } });
  await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
  await api.member(created.host.id, member.id);
  return { ...created, manager, giver, recipient, member };
}

test('a host can message participants, and the text stays unchanged', async () => {
  const { gyg, host, manager, giver, recipient } = await scene();
  const { status, data } = await send(manager, { gygId: gyg.id, recipients: [giver.id, recipient.id, giver.id] });
  expect([status, data]).toEqual([201, { sent: 2 }]);
  for (const user of [giver, recipient]) {
    const mine = await api.as(user)('listNotifications', { params: { userId: user.id } });
    const messages = mine.data.notifications.filter((notification) => notification.type === 'message');
    expect(messages).toMatchObject([
      { title: 'Meet at the pier', body: 'Bring boots.', gygId: gyg.id, orgName: host.name, viewed: false },
    ]);
  }
});

test('an admin can message members', async () => {
  const { host, admin, member } = await scene();
  expect((await send(admin, { organizationId: host.id, recipients: [member.id] })).data).toEqual({ sent: 1 });
});

test('one recipient who is not a participant or member makes the whole call fail', async () => {
  const { gyg, host, admin, giver, member } = await scene();
  const outsider = await api.user();
  for (const body of [
    { gygId: gyg.id, recipients: [giver.id, outsider.id] },
    { gygId: gyg.id, recipients: [member.id] },
    { organizationId: host.id, recipients: [member.id, giver.id] },
    { organizationId: host.id, recipients: ['nobody'] },
  ]) {
    expect((await send(admin, body)).problem.code).toBe('you_do_not_have_permission');
  }
  for (const user of [giver, member, outsider]) {
    const { data } = await api.as(user)('listNotifications', { params: { userId: user.id } });
    expect(data.notifications.filter((notification) => notification.type === 'message')).toEqual([]);
  }
});

test('is refused in order: missing resources, invalid body, missing permission', async () => {
  const { gyg, host, admin, member, giver } = await scene();
  const code = async (...given: Parameters<typeof send>) => (await send(...given)).problem.code;
  const recipients = [giver.id];
  expect(await code(member, { gygId: 'nowhere', recipients })).toBe('gyg.missing');
  expect(await code(member, { organizationId: 'nowhere', recipients })).toBe('org.missing');
  expect(await code(member, { recipients })).toBe('generic.missing_values');
  expect(await code(member, { gygId: gyg.id, recipients, type: 'booking_confirmed' })).toBe('request.invalid');
  expect(await code(member, { gygId: gyg.id, recipients: [] })).toBe('request.invalid');
  expect(await code(member, { organizationId: host.id, recipients: [member.id] })).toBe('you_do_not_have_permission');
  expect(await code(giver, { gygId: gyg.id, recipients })).toBe('you_do_not_have_permission');
  expect(await code(admin, { gygId: gyg.id, recipients }, api.fromPartner(admin))).toBe('you_do_not_have_permission');
  expect((await api.call('sendNotification', { body: {} })).status).toBe(401);
});

test('a thousand people can be messaged at once', async () => {
  const { host, admin } = await scene();
  const recipients = await api.seed(async (seeder) => {
    const ids: string[] = [];
    for (let number = 0; number < 1000; number += 1) {
      const person = {
        subject: `member-${number}`,
        fullName: `Member ${number}`,
        email: `member-${number}@example.org`,
      };
      const { id } = await seeder.addUser(person);
      await seeder.addMember({ organizationId: host.id, userId: id, role: 'MEMBER' });
      ids.push(id);
    }
    return ids;
  });
  expect((await send(admin, { organizationId: host.id, recipients })).data).toEqual({ sent: 1000 });
  const last = { id: recipients[999] ?? '', subject: 'member-999' };
  const { data } = await api.as(last)('listNotifications', { params: { userId: last.id } });
  expect(data.total).toBe(1);
});

test('erased users are left out, and nothing is stored for them', async () => {
  const { gyg, admin, giver, recipient } = await scene();
  const before = api.clock.now();
  api.clock.pass(24 * 30);
  expect((await api.as(giver)('eraseUser', { params: { userId: giver.id } })).status).toBe(204);
  const both = await send(admin, { gygId: gyg.id, recipients: [giver.id, recipient.id] });
  expect(both.data.sent).toBe(1);
  expect((await send(admin, { gygId: gyg.id, recipients: [giver.id] })).status).toBe(403);
  const rows = await api.db.read.select().from(notifications).where(eq(notifications.userId, giver.id));
  expect(rows).toEqual([]);
  api.clock.set(before);
});
