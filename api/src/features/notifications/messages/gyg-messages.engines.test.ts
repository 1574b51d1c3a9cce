import { bookings, mailOutbox, needs, notifications, users } from '@gyg/database/schema';
import { and, count, countDistinct, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, type TestUser, testConfig } from '../../../testing';

const { wrapDatabase, during } = createStatementCounter();
const api = await createTestApi({ wrapDatabase });
afterAll(() => api.close());

const message = { audience: 'BOOKED', title: 'Meet at the pier', body: 'Bring boots.' } as const;

test('a message reaches thousands of people with few statements', async () => {
  const { gyg, admin } = await api.scene([{ offeredPositions: 1_200 }]);
  const people = Array.from({ length: 1_200 }, (_one, number) => {
    const key = `many-${number}`;
    return { id: key, subject: key, fullName: `Person ${number}`, email: `${key}@example.org` };
  });
  await api.db.tx(async (tx) => {
    await tx.update(needs).set({ bookedPositions: 1_200, activeBookings: 1_200 }).where(eq(needs.id, gyg.needId));
    for (const part of [people.slice(0, 600), people.slice(600)]) {
      await tx.insert(users).values(part);
      const same = { needId: gyg.needId, gygId: gyg.id, kind: 'SKILL' as const };
      await tx.insert(bookings).values(part.map(({ id }) => ({ ...same, userId: id })));
    }
  });
  const send = () => api.as(admin)('sendGygMessage', { params: { gygId: gyg.id }, body: message });
  const statements = await during(async () => expect((await send()).data.recipients).toBe(1_200));
  expect(statements).toBeLessThan(20);
  const [mails] = await api.db.read
    .select({ sent: count(), to: countDistinct(mailOutbox.to) })
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'gygMessage'));
  const [inboxes] = await api.db.read
    .select({ sent: count(), to: countDistinct(notifications.userId) })
    .from(notifications)
    .where(and(eq(notifications.type, 'message'), eq(notifications.gygId, gyg.id)));
  expect([mails, inboxes]).toEqual([1, 2].map(() => ({ sent: 1_200, to: 1_200 })));
});

test('a gyg may send a limited number of messages a day, all its hosts together', async () => {
  const config = { ...testConfig, rateLimits: 'on', recipientLimits: { gygMessages: 2 } } as const;
  const limited = await createTestApi({ config, wrapDatabase: () => api.db, clock: api.clock });
  const { host, gyg, admin } = await api.scene([{}]);
  const other = await api.user();
  await api.member(host.id, other.id, 'ADMIN');
  const { id: userId } = await api.user();
  const booking = { gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', userId } as const;
  await api.seed((seeder) => seeder.book({ ...booking, at: api.clock.now() }));
  const send = (who: TestUser) => limited.as(who)('sendGygMessage', { params: { gygId: gyg.id }, body: message });
  const answers = await Promise.all([send(admin), send(other), send(admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
  const refused = await send(other);
  expect([refused.problem.code, refused.headers.get('Retry-After')]).toEqual(['invites.too_many', '86400']);
  const { data } = await api.as(admin)('listGygMessages', { params: { gygId: gyg.id } });
  expect(data.total).toBe(2);
  const before = api.clock.now();
  api.clock.pass(24);
  expect((await send(other)).status).toBe(201);
  api.clock.set(before);
});
