import {
  auditEntries,
  gygs,
  hourlyCounts,
  idempotencyKeys,
  invites,
  jobs,
  lookupCache,
  mailOutbox,
  rateLimits,
  webhookDeliveries,
} from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi, hour } from '../testing';
import { createScheduler } from './create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;

const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });
const at = (hours: number) => new Date(clock.now().getTime() + hours * hour);
const mail = { to: 'a@example.org', template: 'gone', locale: 'en' as const, data: {} };

async function fill() {
  await db.tx(async (t) => {
    for (const [key, hours] of [
      ['expired', -1],
      ['lives', 5],
    ] as const) {
      await t.insert(idempotencyKeys).values({ caller: 'c', path: '/p', key, bodyHash: 'h', expiresAt: at(hours) });
      await t.insert(lookupCache).values({ key, value: null, expiresAt: at(hours) });
      await t.insert(rateLimits).values({ key, count: 1, resetsAt: at(hours) });
      await t.insert(hourlyCounts).values({ name: key, hour: at(hours - 31 * 24), count: 1 });
    }
    await t.insert(mailOutbox).values([
      { ...mail, id: 'expired', failedAt: at(-31 * 24) },
      { ...mail, id: 'lives', failedAt: at(-29 * 24) },
    ]);
  });
}

async function keysLeft() {
  return [
    ...(await db.read.select({ key: idempotencyKeys.key }).from(idempotencyKeys)),
    ...(await db.read.select({ key: lookupCache.key }).from(lookupCache)),
    ...(await db.read.select({ key: rateLimits.key }).from(rateLimits)),
    ...(await db.read.select({ key: mailOutbox.id }).from(mailOutbox)),
    ...(await db.read.select({ key: hourlyCounts.name }).from(hourlyCounts)),
  ].map(({ key }) => key);
}

test('only expired rows are deleted, once an hour', async () => {
  await scheduler.runOnce();
  await fill();
  await scheduler.runOnce();
  expect(await keysLeft()).toHaveLength(10);
  clock.pass(1);
  await scheduler.runOnce();
  expect(await keysLeft()).toEqual(['lives', 'lives', 'lives', 'lives', 'lives']);
  const [job] = await db.read.select().from(jobs).orderBy(jobs.name);
  expect(job).toMatchObject({ name: 'housekeeping', lockedBy: null, lastRunAt: clock.now() });
});

test('the log of webhooks goes back 30 days', async () => {
  const { host, admin } = await api.scene();
  const body = { url: 'https://hooks.example/gyg', events: ['gyg.published'] };
  const { data } = await api.as(admin)('createWebhook', { params: { organizationId: host.id }, body });
  const call = { webhookId: data.id, event: 'gyg.published', payload: '{}' } as const;
  await db.tx((t) =>
    t
      .insert(webhookDeliveries)
      .values([
        ...Array.from({ length: 1001 }, () => ({ ...call, createdAt: at(-30 * 24 - 1) })),
        { ...call, id: 'kept', createdAt: at(-29 * 24) },
      ]),
  );
  clock.pass(1);
  await scheduler.runOnce();
  expect((await db.read.select().from(webhookDeliveries)).map(({ id }) => id)).toEqual(['kept']);
});

test('the audit log goes back two years', async () => {
  const entry = { actor: 'server', action: 'group.granted', target: 'user-1', details: {} };
  const yearsAgo = (years: number, days: number) => {
    const time = new Date(clock.now());
    time.setUTCFullYear(time.getUTCFullYear() - years);
    return new Date(time.getTime() + days * 24 * hour);
  };
  await db.tx((t) =>
    t.insert(auditEntries).values([
      { ...entry, id: 'old', createdAt: yearsAgo(2, -1) },
      { ...entry, id: 'kept', createdAt: yearsAgo(2, 1) },
    ]),
  );
  clock.pass(1);
  await scheduler.runOnce();
  const left = await db.read.select().from(auditEntries);
  expect(left.flatMap(({ id, target }) => (target === 'user-1' ? id : []))).toEqual(['kept']);
});

test('an invitation does not count as delivered once its failed mail is deleted', async () => {
  const { host, admin } = await api.scene();
  await db.tx(async (t) => {
    await t.insert(mailOutbox).values({ ...mail, id: 'failed', failedAt: at(-31 * 24) });
    const sent = { type: 'org-join-invite', organizationId: host.id, invitedBy: admin.id } as const;
    await t.insert(invites).values({ ...sent, email: 'a@example.org', mailId: 'failed' });
  });
  const delivered = async () => {
    const { data } = await api.as(admin)('listInvites', { query: { organizationId: host.id } });
    return data.invites.map((invite) => invite.delivered);
  };
  expect(await delivered()).toEqual([false]);
  clock.pass(1);
  await scheduler.runOnce();
  expect(await delivered()).toEqual([null]);
});

test('gygs that are older than their search text are found by the titles of their needs, in batches', async () => {
  const { host } = await api.scene();
  for (let more = 0; more < 101; more += 1) {
    await api.gyg({ organizationId: host.id, needs: [api.need({ title: 'Oldest tuba' })] });
  }
  await db.tx(async (t) => {
    await t.update(gygs).set({ moreSearchText: null });
  });
  const countFound = async () => (await api.call('findGygs', { query: { keyword: 'tuba' } })).data.total;
  expect(await countFound()).toBe(0);
  clock.pass(1);
  await scheduler.runOnce();
  expect(await countFound()).toBe(101);
});

test('the scheduler runs automatically until it is stopped', async () => {
  const { gyg } = await api.scene([{}], { startsIn: -1 });
  let woken = 0;
  const running = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now, kick: () => (woken += 1) });
  running.start();
  await running.stop();
  expect(woken).toBe(0);
  running.start();
  await running.runOnce();
  await running.stop();
  const { data } = await api.call('getGyg', { params: { gygId: gyg.id } });
  expect([data.state, woken]).toEqual(['ONGOING', 1]);
});
