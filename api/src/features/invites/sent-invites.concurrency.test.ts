import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('simultaneous reminders send one mail', async () => {
  const { host, gyg, admin } = await api.scene([{}]);
  const address = 'guest@example.net';
  const body = { type: 'gyg-invite', organizationId: host.id, gygId: gyg.id, recipients: [address] };
  await api.as(admin)('sendInvites', { body });
  const { data } = await api.as(admin)('listInvites', { query: { organizationId: host.id } });
  api.clock.pass(25);
  const params = { inviteId: data.invites[0]?.id ?? '' };
  const remind = () => api.as(admin)('remindInvite', { params, body: {} });
  const statuses = (await Promise.all([remind(), remind(), remind()])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await api.db.read.$count(mailOutbox, eq(mailOutbox.to, address))).toBe(2);
});
