import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser, testConfig } from '../../testing';

const recipientLimits = { sender: 6, organization: 9, address: 3 };
const config = { ...testConfig, rateLimits: 'on', recipientLimits } as const;
const api = await createTestApi({ config });
/** Another process on the same database. */
const second = await createTestApi({ config, wrapDatabase: () => api.db });
afterAll(async () => {
  await second.close();
  await api.close();
});

let number = 0;
const newAddresses = (count: number) =>
  Array.from({ length: count }, () => {
    number += 1;
    return `recipient-${number}@example.net`;
  });

async function scene() {
  const { host, admin } = await api.scene();
  const invite = (who: TestUser, recipients: string[], on = api) =>
    on.as(who)('sendInvites', { body: { type: 'org-join-invite', organizationId: host.id, recipients } });
  const member = async () => {
    const user = await api.user();
    await api.member(host.id, user.id);
    return user;
  };
  return { host, admin, invite, member };
}

const mailsTo = async (to: string) => (await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to))).length;

describe('invitations are limited a day', () => {
  test('by the recipients of a sender, not by calls, across all processes', async () => {
    const { admin, invite } = await scene();
    expect((await invite(admin, newAddresses(4))).status).toBe(201);
    const refused = await invite(admin, newAddresses(3), second);
    expect([refused.status, refused.problem.code]).toEqual([429, 'invites.too_many']);
    expect(Number(refused.headers.get('Retry-After'))).toBe(24 * 60 * 60);
    expect((await invite(admin, newAddresses(2))).status).toBe(201);
    expect((await invite(admin, newAddresses(1))).status).toBe(429);
    api.clock.pass(24);
    expect((await invite(admin, newAddresses(6))).status).toBe(201);
  });

  test('for a day at most, also where the clock is set back', async () => {
    const { admin, invite } = await scene();
    expect((await invite(admin, newAddresses(6))).status).toBe(201);
    api.clock.pass(-2);
    expect((await invite(admin, newAddresses(6))).status).toBe(201);
    const refused = await invite(admin, newAddresses(1));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '86400']);
    api.clock.pass(2);
  });

  test('by the recipients of an organisation, across its senders', async () => {
    const { invite, member } = await scene();
    const [one, two] = [await member(), await member()];
    expect((await invite(one, newAddresses(5))).status).toBe(201);
    expect((await invite(two, newAddresses(5))).problem.code).toBe('invites.too_many');
    expect((await invite(two, newAddresses(4))).status).toBe(201);
  });

  test('by address, across senders and in any case: the other recipients of a call are reached', async () => {
    const [address = '', ...others] = newAddresses(2);
    for (let sent = 0; sent < recipientLimits.address; sent += 1) {
      const { admin, invite } = await scene();
      expect((await invite(admin, [sent === 0 ? address.toUpperCase() : address])).status).toBe(201);
    }
    const { admin, invite } = await scene();
    expect((await invite(admin, [address])).problem.code).toBe('invites.too_many');
    expect((await invite(admin, [address, ...others])).data).toEqual({ sent: others, failed: [address] });
    expect(await mailsTo(address)).toBe(recipientLimits.address);
  });

  test('for an account by its address, given by id or by e-mail', async () => {
    const user = await api.user();
    for (const recipient of [user.id, user.email, user.id]) {
      const { admin, invite } = await scene();
      expect((await invite(admin, [recipient])).status).toBe(201);
    }
    const { admin, invite } = await scene();
    expect((await invite(admin, [user.email])).status).toBe(429);
  });

  test('for invited organisations too', async () => {
    const [address = ''] = newAddresses(1);
    const body = { company: 'Nordkajen AB', recipient: address, message: 'Join us' };
    const statuses = [];
    for (let sent = 0; sent < 4; sent += 1) {
      statuses.push((await api.as(await api.user())('inviteOrganization', { body })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('and a refused call counts nothing', async () => {
    const { admin, host, invite } = await scene();
    const [address = ''] = newAddresses(1);
    expect((await invite(admin, [address, ...newAddresses(6)])).status).toBe(429);
    expect(await mailsTo(address)).toBe(0);
    const { data } = await api.as(admin)('listInvites', { query: { organizationId: host.id } });
    expect(data.total).toBe(0);
  });

  test('also under simultaneous calls', async () => {
    const { admin, invite } = await scene();
    const answers = await Promise.all(newAddresses(10).map((address) => invite(admin, [address])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(recipientLimits.sender);
  });

  test('but messages to participants are not counted', async () => {
    const { admin, host, member } = await scene();
    for (let sent = 0; sent < 2; sent += 1) {
      const people = [await member(), await member(), await member(), await member()].map(({ id }) => id);
      const body = { type: 'message', organizationId: host.id, recipients: people, message: 'Meeting on Friday' };
      expect((await api.as(admin)('sendInvites', { body })).status).toBe(201);
    }
  });
});

test('a guest cannot fill another person’s mailbox by requesting organisation accounts', async () => {
  const [address = ''] = newAddresses(1);
  const body = {
    name: 'Nordkajen AB',
    website: 'https://nordkajen.example',
    requesterName: 'Anna',
    agreePermission: true,
  };
  for (let sent = 0; sent < 5; sent += 1) {
    const answer = await api.call('requestOrganization', { body: { ...body, requesterEmail: address } });
    expect(answer.status).toBe(201);
  }
  expect(await mailsTo(address)).toBe(recipientLimits.address);
});
