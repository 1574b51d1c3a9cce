import { createHmac } from 'node:crypto';
import type { Database } from '@gyg/database';
import { mailOutbox, notifications, webhookDeliveries, webhooks } from '@gyg/database/schema';
import { createSharedTestDatabase, type SharedTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PostOutcome, PostOutside } from '../../../external-services/post-outside';
import { createTestClock, type TestClock } from '../../../testing/test-clock';
import { createFactories } from '../../../testing/test-factories';
import { giveUpAfter } from '../retry-pause';
import { dropOldDeliveries } from './queue.repository';
import { createWebhookWorker, lease, type WebhookWorkerOptions } from './webhook-worker';

type Posted = Parameters<PostOutside>[0];

let shared: SharedTestDatabase;
let db: Database;
let clock: TestClock;
let make: ReturnType<typeof createFactories>;
let organization: { id: string; name: string };
let adminId: string;
let posted: Posted[];
let answer: (post: Posted) => PostOutcome | Promise<PostOutcome>;

const ok: PostOutcome = { status: 200, headers: {}, body: 'thanks', took: 12 };
const busy: PostOutcome = { status: 503, headers: { 'retry-after': '600' }, body: 'later', took: 7 };

beforeEach(async () => {
  shared = await createSharedTestDatabase();
  db = await shared.open();
  clock = createTestClock();
  make = createFactories(db, clock);
  organization = await make.organization({ name: 'Ren Kust' });
  const admin = await make.user({ email: 'klara@example.org', locale: 'se' });
  adminId = admin.id;
  await make.member(organization.id, adminId, 'ADMIN');
  posted = [];
  answer = () => ok;
});
afterEach(() => shared.remove());

const post: PostOutside = async (one) => {
  posted.push(one);
  return answer(one);
};
const worker = (over: Partial<WebhookWorkerOptions> = {}) =>
  createWebhookWorker({ db, publicUrl: 'https://gyg.example', post, now: clock.now, ...over });

let made = 0;
async function addWebhook(over: Partial<typeof webhooks.$inferInsert> = {}): Promise<string> {
  made += 1;
  const values = { organizationId: organization.id, createdBy: adminId, events: [], secret: 'whsec_new' };
  const url = `https://hooks${made}.renkust.example/gyg`;
  const [row] = await db.tx((tx) =>
    tx
      .insert(webhooks)
      .values({ ...values, url, ...over })
      .returning(),
  );
  return row?.id ?? '';
}
async function addCalls(webhookId: string, gygIds: readonly (string | null)[]): Promise<string[]> {
  const at = { nextAt: clock.now(), createdAt: clock.now() };
  const rows = await db.tx((tx) =>
    tx
      .insert(webhookDeliveries)
      .values(
        gygIds.map((gygId, index) => ({ webhookId, event: 'gyg.updated' as const, gygId, payload: `${index}`, ...at })),
      )
      .returning({ id: webhookDeliveries.id }),
  );
  return rows.map(({ id }) => id);
}
const rowOf = async (id: string) => {
  const [row] = await db.read.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  if (!row) throw new Error(`There is no call ${id}`);
  return row;
};
const sentIds = () => posted.map(({ headers }) => headers['gyg-delivery']);
/** Lets time pass until nothing waits any more, at most so many hours. */
async function runFor(hours: number, step: number, one = worker()) {
  for (let passed = 0; passed < hours; passed += step) {
    clock.pass(step);
    await one.runOnce();
  }
}

describe('a call', () => {
  test('is signed, and what was answered is kept', async () => {
    const webhookId = await addWebhook();
    const [id = ''] = await addCalls(webhookId, ['g1']);
    answer = () => ({
      ...ok,
      headers: { 'set-cookie': 'a=b', server: 'x'.repeat(500) },
      body: `\u0000${'y'.repeat(3000)}`,
    });
    expect(await worker().runOnce()).toBe(1);
    const [one] = posted;
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const expected = createHmac('sha256', 'whsec_new').update(`${seconds}.0`).digest('hex');
    expect(one?.url.pathname).toBe('/gyg');
    expect(one?.headers).toMatchObject({
      'content-type': 'application/json',
      'gyg-event': 'gyg.updated',
      'gyg-delivery': id,
      'gyg-signature': `t=${seconds},v1=${expected}`,
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({ attempts: 1, status: 200, took: 12, error: null, deliveredAt: clock.now() });
    expect(row.signature).toBe(one?.headers['gyg-signature']);
    expect(row.answerHeaders).toEqual({ server: 'x'.repeat(200) });
    expect(row.answerBody).toBe(`\uFFFD${'y'.repeat(1999)}`);
    expect(await worker().runOnce()).toBe(0);
  });

  test('is signed with the old secret too until its time', async () => {
    const until = new Date(clock.now().getTime() + 60_000);
    const webhookId = await addWebhook({ previousSecret: 'whsec_old', previousSecretUntil: until });
    await addCalls(webhookId, ['g1']);
    await worker().runOnce();
    expect(posted[0]?.headers['gyg-signature']?.match(/v1=/g)).toHaveLength(2);
    clock.pass(1 / 60);
    await addCalls(webhookId, ['g1']);
    await worker().runOnce();
    expect(posted[1]?.headers['gyg-signature']?.match(/v1=/g)).toHaveLength(1);
  });

  test('that does not arrive is sent again, as late as the answer asks', async () => {
    const webhookId = await addWebhook();
    const [id = ''] = await addCalls(webhookId, ['g1']);
    answer = () => busy;
    expect(await worker().runOnce()).toBe(0);
    const row = await rowOf(id);
    expect(row).toMatchObject({ attempts: 1, status: 503, error: 'status', deliveredAt: null, failedAt: null });
    expect(row.nextAt.getTime() - clock.now().getTime()).toBe(600_000);
    await runFor(9 / 60, 3 / 60);
    expect(posted).toHaveLength(1);
    answer = () => ok;
    await runFor(2 / 60, 1 / 60);
    expect(posted).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject({ attempts: 2, status: 200, error: null });
  });

  test.each([301, 404, 410, 500])('that is answered with %i has not arrived', async (status) => {
    const [id = ''] = await addCalls(await addWebhook(), ['g1']);
    answer = () => ({ ...ok, status });
    await worker().runOnce();
    expect(await rowOf(id)).toMatchObject({ status, error: 'status', deliveredAt: null });
  });

  test('that gets no answer keeps the reason', async () => {
    const [id = ''] = await addCalls(await addWebhook(), ['g1']);
    answer = () => ({ failure: 'timeout', took: 10_000 });
    await worker().runOnce();
    expect(await rowOf(id)).toMatchObject({ status: null, error: 'timeout', took: 10_000, answerBody: null });
  });
});

describe('giving up', () => {
  const messages = async () => ({
    notified: (await db.read.select().from(notifications)).map(({ type, userId }) => [type, userId]),
    mailed: (await db.read.select().from(mailOutbox)).map(({ to, template, data }) => [to, template, data.host]),
  });

  test('comes after three days; the admins get one notification and one mail until a call arrives', async () => {
    const webhookId = await addWebhook({ url: 'https://hooks.renkust.example/gyg' });
    const [first = '', second = ''] = await addCalls(webhookId, ['g1', 'g2']);
    answer = () => busy;
    const lines: unknown[] = [];
    let kicked = 0;
    const logger = { info: (fields: object) => lines.push(fields), error: () => undefined };
    const one = worker({ logger, kickMail: () => (kicked += 1) });
    await runFor(giveUpAfter / 3_600_000 - 1, 1, one);
    expect([(await rowOf(first)).failedAt, await messages()]).toEqual([null, { notified: [], mailed: [] }]);
    await runFor(2, 0.5, one);
    for (const id of [first, second]) {
      const row = await rowOf(id);
      expect(row.failedAt).toBeInstanceOf(Date);
      expect(row.attempts).toBeGreaterThanOrEqual(10);
    }
    const told = {
      notified: [['webhook_failed', adminId]],
      mailed: [['klara@example.org', 'webhookFailed', 'hooks.renkust.example']],
    };
    expect(await messages()).toEqual(told);
    expect([kicked > 0, lines.some((line) => JSON.stringify(line).includes('"givenUp":true'))]).toEqual([true, true]);

    answer = () => ok;
    await addCalls(webhookId, ['g3']);
    await one.runOnce();
    answer = () => busy;
    await addCalls(webhookId, ['g4']);
    await runFor(80, 4, one);
    expect((await messages()).notified).toHaveLength(2);
  });

  test('is final for one that a person sends again in vain', async () => {
    const [id = ''] = await addCalls(await addWebhook(), ['g1']);
    answer = () => busy;
    await runFor(80, 2);
    const before = await rowOf(id);
    await db.tx((tx) =>
      tx.update(webhookDeliveries).set({ failedAt: null, nextAt: clock.now() }).where(eq(webhookDeliveries.id, id)),
    );
    await worker().runOnce();
    expect(await rowOf(id)).toMatchObject({ attempts: before.attempts + 1, failedAt: clock.now() });
    expect((await messages()).notified).toHaveLength(1);
  });
});

describe('the order', () => {
  test('of calls about one gyg is kept; other gygs, webhooks and calls about none do not wait', async () => {
    const [webhookId, other] = [await addWebhook(), await addWebhook()];
    const ids = await addCalls(webhookId, ['g1', 'g1', 'g2', null, null, 'g1', 'g2']);
    const others = await addCalls(other, ['g1', 'g1']);
    const stuck = ids[0];
    answer = ({ headers }) => (headers['gyg-delivery'] === stuck ? { ...busy, headers: {} } : ok);
    await worker().runOnce();
    const arrived = [ids[2], ids[3], ids[4], ids[6], ...others];
    expect(sentIds().toSorted()).toEqual([stuck, ...arrived].toSorted());
    expect(sentIds().indexOf(others[0])).toBeLessThan(sentIds().indexOf(others[1]));
    expect(sentIds().indexOf(ids[2])).toBeLessThan(sentIds().indexOf(ids[6]));
    posted = [];
    answer = () => ok;
    clock.pass(0.1);
    await worker().runOnce();
    expect(sentIds()).toEqual([ids[0], ids[1], ids[5]]);
  });

  test('goes on after a call that was given up', async () => {
    const webhookId = await addWebhook();
    const [first = ''] = await addCalls(webhookId, ['g1']);
    answer = () => busy;
    await runFor(71, 1);
    const [second = ''] = await addCalls(webhookId, ['g1']);
    await worker().runOnce();
    expect(sentIds()).not.toContain(second);
    await runFor(3, 0.5);
    expect((await rowOf(first)).failedAt).not.toBeNull();
    answer = () => ok;
    await runFor(3, 0.5);
    expect((await rowOf(second)).deliveredAt).not.toBeNull();
  });

  test('holds with several processes, and each call is sent once', async () => {
    const webhookIds = [await addWebhook(), await addWebhook(), await addWebhook()];
    const expected = new Map<string, string[]>();
    for (const webhookId of webhookIds) {
      const lanes = Array.from({ length: 12 }, (_unused, index) => `g${index % 3}`);
      const ids = await addCalls(webhookId, lanes);
      for (const [index, id] of ids.entries()) {
        const lane = `${webhookId} ${lanes[index]}`;
        expected.set(lane, [...(expected.get(lane) ?? []), id]);
      }
    }
    const processes = [worker(), worker({ db: await shared.open() }), worker({ db: await shared.open() })];
    const arrived = await Promise.all(processes.map((one) => one.runOnce()));
    expect(arrived.reduce((sum, one) => sum + one)).toBe(36);
    const sent = sentIds();
    expect(new Set(sent).size).toBe(36);
    expect(sent).toHaveLength(36);
    for (const ids of expected.values()) expect(sent.filter((id) => id !== undefined && ids.includes(id))).toEqual(ids);
  });
});

describe('the worker', () => {
  test('sends few calls at once, and two to one webhook', async () => {
    const webhookIds = await Promise.all(Array.from({ length: 6 }, () => addWebhook()));
    for (const webhookId of webhookIds) await addCalls(webhookId, ['a', 'b', 'c', 'd']);
    const at = new Map<string, number>();
    let [most, mostOfOne, now] = [0, 0, 0];
    answer = async ({ url }) => {
      const mine = (at.get(url.host) ?? 0) + 1;
      at.set(url.host, mine);
      now += 1;
      most = Math.max(most, now);
      mostOfOne = Math.max(mostOfOne, mine);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      at.set(url.host, (at.get(url.host) ?? 1) - 1);
      return ok;
    };
    expect(await worker().runOnce()).toBe(24);
    expect([most <= 8, mostOfOne]).toEqual([true, 2]);
    expect(most).toBeGreaterThan(2);
  });

  test('goes on with others while one hangs', async () => {
    const [slow, quick] = [await addWebhook({ url: 'https://slow.example/' }), await addWebhook()];
    await addCalls(slow, ['a', 'b', 'c']);
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = 0;
    const all = new Promise<void>((resolve) => {
      answer = async ({ url }) => {
        if (url.host === 'slow.example') await hanging;
        else {
          arrived += 1;
          if (arrived === 10) resolve();
        }
        return ok;
      };
    });
    const one = worker();
    const run = one.runOnce();
    await addCalls(
      quick,
      Array.from({ length: 10 }, (_unused, index) => `g${index}`),
    );
    one.kick();
    await all;
    release();
    expect(await run).toBe(13);
  });

  test('takes over a call whose worker crashed', async () => {
    const [id = ''] = await addCalls(await addWebhook(), ['g1']);
    let began = () => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const dying = worker({
      post: () => {
        began();
        return new Promise(() => undefined);
      },
    });
    void dying.runOnce();
    await begun;
    expect(await worker().runOnce()).toBe(0);
    clock.pass((lease + 1000) / 3_600_000);
    expect(await worker().runOnce()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ attempts: 2, status: 200 });
  });

  test('records nothing about a webhook that was removed while it was called', async () => {
    const webhookId = await addWebhook();
    await addCalls(webhookId, ['g1']);
    answer = async () => {
      await db.tx((tx) => tx.delete(webhooks).where(eq(webhooks.id, webhookId)));
      return busy;
    };
    await worker().runOnce();
    expect(await db.read.select().from(webhookDeliveries)).toEqual([]);
  });

  test('waits for the calls that are being sent when it stops, and begins no others', async () => {
    const webhookId = await addWebhook();
    const [first = '', second = ''] = await addCalls(webhookId, ['g1', 'g1']);
    const one = worker();
    let stopping: Promise<void> | undefined;
    answer = () => {
      stopping = one.stop();
      return ok;
    };
    await one.runOnce();
    await stopping;
    expect([(await rowOf(first)).deliveredAt !== null, (await rowOf(second)).attempts]).toEqual([true, 0]);
  });

  test('forgets calls after their time, in steps', async () => {
    await addCalls(await addWebhook(), ['a', 'b', 'c']);
    const after = new Date(clock.now().getTime() + 1);
    expect(await db.tx((tx) => dropOldDeliveries(tx, new Date(clock.now().getTime() - 1), 2))).toBe(0);
    expect(await db.tx((tx) => dropOldDeliveries(tx, after, 2))).toBe(2);
    expect(await db.tx((tx) => dropOldDeliveries(tx, after, 2))).toBe(1);
  });
});
