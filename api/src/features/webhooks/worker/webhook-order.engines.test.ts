import type { Database } from '@gyg/database';
import { webhookDeliveries, webhooks } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { busy, createWebhookScene, ok, type WebhookScene } from '../../../testing/webhook-scene';
import { dropOldDeliveries } from '../delivery.service';
import { lease, placesOf } from './webhook-worker';

let scene: WebhookScene;
beforeEach(async () => {
  scene = await createWebhookScene();
});
afterEach(() => scene.remove());

/** A database whose reads without rows end only after `hold`, when there may be rows. */
function withSlowReads(db: Database, hold: () => Promise<void>): Database {
  const slow = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (key !== 'then') return (...given: unknown[]) => slow(value.apply(target, given));
        const rows = new Promise<unknown>((resolve, reject) => value.call(target, resolve, reject));
        const late = rows.then((read) => (Array.isArray(read) && read.length === 0 ? hold().then(() => read) : read));
        return late.then.bind(late);
      },
    });
  return { ...db, read: slow(db.read) };
}

describe('the order', () => {
  test('of calls about one gyg is kept; other gygs, webhooks and calls about none do not wait', async () => {
    const [webhookId, other] = [await scene.addWebhook(), await scene.addWebhook()];
    const ids = await scene.addCalls(webhookId, ['g1', 'g1', 'g2', null, null, 'g1', 'g2']);
    const others = await scene.addCalls(other, ['g1', 'g1']);
    const stuck = ids[0];
    scene.answer = ({ headers }) => (headers['webhook-id'] === stuck ? { ...busy, headers: {} } : ok);
    await scene.worker().runOnce();
    const arrived = [ids[2], ids[3], ids[4], ids[6], ...others];
    expect(scene.sentIds().toSorted()).toEqual([stuck, ...arrived].toSorted());
    expect(scene.sentIds().indexOf(others[0])).toBeLessThan(scene.sentIds().indexOf(others[1]));
    expect(scene.sentIds().indexOf(ids[2])).toBeLessThan(scene.sentIds().indexOf(ids[6]));
    scene.posted = [];
    scene.answer = () => ok;
    scene.clock.pass(0.1);
    await scene.worker().runOnce();
    expect(scene.sentIds()).toEqual([ids[0], ids[1], ids[5]]);
  });

  test('goes on with a call that became free while the due calls were being read', async () => {
    const webhookIds = [await scene.addWebhook(), await scene.addWebhook()];
    for (const webhookId of webhookIds) await scene.addCalls(webhookId, ['g1', 'g1']);
    let [answerFirst, foundNone] = [() => {}, () => {}];
    const mayArrive = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const nothingDue = new Promise<void>((resolve) => {
      foundNone = resolve;
    });
    const firstArrived = async () => {
      foundNone();
      await vi.waitUntil(async () =>
        (await scene.db.read.select().from(webhookDeliveries)).some((row) => row.deliveredAt),
      );
    };
    const one = scene.worker({ db: withSlowReads(scene.db, firstArrived) });
    const begun = new Promise<void>((resolve) => {
      scene.answer = async () => {
        // All places of the organisation are taken.
        if (scene.posted.length === placesOf.calls.perOrganization) resolve();
        await mayArrive;
        return ok;
      };
    });
    const run = one.runOnce();
    await begun;
    one.kick();
    await nothingDue;
    answerFirst();
    expect(await run).toBe(4);
  });

  test('goes on after a call that was given up', async () => {
    const webhookId = await scene.addWebhook();
    const [first = ''] = await scene.addCalls(webhookId, ['g1']);
    scene.answer = () => busy;
    await scene.runFor(71, 1);
    const [second = ''] = await scene.addCalls(webhookId, ['g1']);
    await scene.worker().runOnce();
    expect(scene.sentIds()).not.toContain(second);
    await scene.runFor(3, 0.5);
    expect((await scene.rowOf(first)).failedAt).not.toBeNull();
    scene.answer = () => ok;
    await scene.runFor(3, 0.5);
    expect((await scene.rowOf(second)).deliveredAt).not.toBeNull();
  });

  test('holds with several processes, and each call is sent once', async () => {
    const webhookIds = [await scene.addWebhook(), await scene.addWebhook(), await scene.addWebhook()];
    const expected = new Map<string, string[]>();
    for (const webhookId of webhookIds) {
      const lanes = Array.from({ length: 12 }, (_unused, index) => `g${index % 3}`);
      const ids = await scene.addCalls(webhookId, lanes);
      for (const [index, id] of ids.entries()) {
        const lane = `${webhookId} ${lanes[index]}`;
        expected.set(lane, [...(expected.get(lane) ?? []), id]);
      }
    }
    const processes = [
      scene.worker(),
      scene.worker({ db: await scene.open() }),
      scene.worker({ db: await scene.open() }),
    ];
    const arrived = await Promise.all(processes.map((one) => one.runOnce()));
    expect(arrived.reduce((sum, one) => sum + one)).toBe(36);
    const sent = scene.sentIds();
    expect(new Set(sent).size).toBe(36);
    expect(sent).toHaveLength(36);
    for (const ids of expected.values()) expect(sent.filter((id) => id !== undefined && ids.includes(id))).toEqual(ids);
  });
});

describe('the worker', () => {
  test('sends few calls at once, and two of one organisation, to different webhooks', async () => {
    const { total, perOrganization } = placesOf.calls;
    const organizations = Array.from({ length: total / perOrganization + 1 }, () => scene.addOrganization());
    for (const organizationId of await Promise.all(organizations)) {
      for (const _ of [1, 2]) await scene.addCalls(await scene.addWebhook({ organizationId }), ['a', 'b']);
    }
    const at = new Map<string, number>();
    let [most, mostOfOne, now] = [0, 0, 0];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    scene.answer = async ({ url }) => {
      const mine = (at.get(url.host) ?? 0) + 1;
      at.set(url.host, mine);
      now += 1;
      most = Math.max(most, now);
      mostOfOne = Math.max(mostOfOne, mine);
      await held;
      now -= 1;
      at.set(url.host, (at.get(url.host) ?? 1) - 1);
      return ok;
    };
    const run = scene.worker().runOnce();
    // However slow the database is: none is answered before as many are sent as may be.
    await vi.waitFor(() => expect(now).toBe(total)).finally(release);
    expect(await run).toBe(organizations.length * 4);
    expect([most, mostOfOne]).toEqual([total, 1]);
  });

  test('goes on with others while one hangs', async () => {
    const [slow, quick] = [await scene.addWebhook({ url: 'https://slow.example/' }), await scene.addWebhook()];
    await scene.addCalls(slow, ['a', 'b', 'c']);
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = 0;
    const all = new Promise<void>((resolve) => {
      scene.answer = async ({ url }) => {
        if (url.host === 'slow.example') await hanging;
        else {
          arrived += 1;
          if (arrived === 10) resolve();
        }
        return ok;
      };
    });
    const one = scene.worker();
    const run = one.runOnce();
    await scene.addCalls(
      quick,
      Array.from({ length: 10 }, (_unused, index) => `g${index}`),
    );
    one.kick();
    await all;
    release();
    expect(await run).toBe(13);
  });

  test('takes over a call whose worker crashed', async () => {
    const [id = ''] = await scene.addCalls(await scene.addWebhook(), ['g1']);
    let began = () => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const dying = scene.worker({
      post: () => {
        began();
        return new Promise(() => undefined);
      },
    });
    void dying.runOnce();
    await begun;
    expect(await scene.worker().runOnce()).toBe(0);
    scene.clock.pass((lease + 1000) / 3_600_000);
    expect(await scene.worker().runOnce()).toBe(1);
    expect(await scene.rowOf(id)).toMatchObject({ attempts: 2, status: 200 });
  });

  test('records nothing about a webhook that was removed while it was called', async () => {
    const webhookId = await scene.addWebhook();
    await scene.addCalls(webhookId, ['g1']);
    scene.answer = async () => {
      await scene.db.tx((tx) => tx.delete(webhooks).where(eq(webhooks.id, webhookId)));
      return busy;
    };
    await scene.worker().runOnce();
    expect(await scene.db.read.select().from(webhookDeliveries)).toEqual([]);
  });

  test('waits for the calls that are being sent when it stops, and begins no others', async () => {
    const webhookId = await scene.addWebhook();
    const [first = '', second = ''] = await scene.addCalls(webhookId, ['g1', 'g1']);
    const one = scene.worker();
    let stopping: Promise<void> | undefined;
    scene.answer = () => {
      stopping = one.stop();
      return ok;
    };
    await one.runOnce();
    await stopping;
    expect([(await scene.rowOf(first)).deliveredAt !== null, (await scene.rowOf(second)).attempts]).toEqual([true, 0]);
  });

  test('forgets calls after 30 days, in steps', async () => {
    const ids = await scene.addCalls(await scene.addWebhook(), ['a', 'b', 'c']);
    const left = async () => (await scene.db.read.select().from(webhookDeliveries)).length;
    const written = scene.clock.now().getTime();
    const days = (number: number) => new Date(written + number * 24 * 60 * 60_000);
    await dropOldDeliveries(scene.db, new Date(days(30).getTime() - 1), 2);
    expect(await left()).toBe(ids.length);
    await dropOldDeliveries(scene.db, days(30), 2);
    expect(await left()).toBe(0);
  });
});
