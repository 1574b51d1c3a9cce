import { mailOutbox, notifications, webhookDeliveries } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { busy, createWebhookScene, ok, type WebhookScene } from '../../../testing/webhook-scene';
import { giveUpAfter } from '../retry-pause';

let scene: WebhookScene;
beforeEach(async () => {
  scene = await createWebhookScene();
});
afterEach(() => scene.remove());

/** What a receiver reads from one of the calls with its secret. Throws if the call is not signed with it. */
function verified(index: number, secret: string): unknown {
  const { headers = {}, body = '' } = scene.posted[index] ?? {};
  vi.setSystemTime(scene.clock.now());
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}

describe('a call', () => {
  test('is signed, and what was answered is kept', async () => {
    const webhookId = await scene.addWebhook();
    const [id = ''] = await scene.addCalls(webhookId, ['g1']);
    scene.answer = () => ({
      ...ok,
      headers: { 'set-cookie': 'a=b', server: 'x'.repeat(500) },
      body: `\u0000${'y'.repeat(3000)}`,
    });
    expect(await scene.worker().runOnce()).toBe(1);
    const [one] = scene.posted;
    expect(one?.url.pathname).toBe('/gyg');
    expect(one?.headers).toMatchObject({
      'content-type': 'application/json',
      'gyg-event': 'gyg.updated',
      'webhook-id': id,
    });
    expect(verified(0, 'whsec_bmV3')).toBe(0);
    const row = await scene.rowOf(id);
    expect(row).toMatchObject({ attempts: 1, status: 200, took: 12, error: null, deliveredAt: scene.clock.now() });
    expect(row.signature).toBe(one?.headers['webhook-signature']);
    expect(row.answerHeaders).toEqual({ server: 'x'.repeat(200) });
    expect(row.answerBody).toBe(`\uFFFD${'y'.repeat(1999)}`);
    expect(await scene.worker().runOnce()).toBe(0);
  });

  test('is signed with the old secret too until its time', async () => {
    const until = new Date(scene.clock.now().getTime() + 60_000);
    const webhookId = await scene.addWebhook({ previousSecret: 'whsec_b2xk', previousSecretUntil: until });
    await scene.addCalls(webhookId, ['g1']);
    await scene.worker().runOnce();
    expect([verified(0, 'whsec_bmV3'), verified(0, 'whsec_b2xk')]).toEqual([0, 0]);
    scene.clock.pass(1 / 60);
    await scene.addCalls(webhookId, ['g1']);
    await scene.worker().runOnce();
    expect(verified(1, 'whsec_bmV3')).toBe(0);
    expect(() => verified(1, 'whsec_b2xk')).toThrow('No matching signature');
  });

  test('that does not arrive is sent again, as late as the answer asks', async () => {
    const webhookId = await scene.addWebhook();
    const [id = ''] = await scene.addCalls(webhookId, ['g1']);
    scene.answer = () => busy;
    expect(await scene.worker().runOnce()).toBe(0);
    const row = await scene.rowOf(id);
    expect(row).toMatchObject({ attempts: 1, status: 503, error: 'status', deliveredAt: null, failedAt: null });
    expect(row.nextAt.getTime() - scene.clock.now().getTime()).toBe(600_000);
    await scene.runFor(9 / 60, 3 / 60);
    expect(scene.posted).toHaveLength(1);
    scene.answer = () => ok;
    await scene.runFor(2 / 60, 1 / 60);
    expect(scene.posted).toHaveLength(2);
    expect(await scene.rowOf(id)).toMatchObject({ attempts: 2, status: 200, error: null });
  });

  test.each([301, 404, 410, 500])('that is answered with %i has not arrived', async (status) => {
    const [id = ''] = await scene.addCalls(await scene.addWebhook(), ['g1']);
    scene.answer = () => ({ ...ok, status });
    await scene.worker().runOnce();
    expect(await scene.rowOf(id)).toMatchObject({ status, error: 'status', deliveredAt: null });
  });

  test('that gets no answer keeps the reason', async () => {
    const [id = ''] = await scene.addCalls(await scene.addWebhook(), ['g1']);
    scene.answer = () => ({ failure: 'timeout', took: 10_000 });
    await scene.worker().runOnce();
    expect(await scene.rowOf(id)).toMatchObject({ status: null, error: 'timeout', took: 10_000, answerBody: null });
  });
});

test('a call that does not end is a step that has not ended', async () => {
  await scene.addCalls(await scene.addWebhook(), ['g1']);
  let [steps, begin] = [0, () => {}];
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  async function watchStep<T>(step: () => Promise<T>): Promise<T> {
    steps += 1;
    return step().finally(() => (steps -= 1));
  }
  let end = (_outcome: typeof ok) => {};
  scene.answer = () => {
    begin();
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  const run = scene.worker({ watchStep }).runOnce();
  await begun;
  expect(steps).toBe(1);
  end(ok);
  expect([await run, steps]).toEqual([1, 0]);
});

describe('giving up', () => {
  const messages = async () => ({
    notified: (await scene.db.read.select().from(notifications)).map(({ type, userId }) => [type, userId]),
    mailed: (await scene.db.read.select().from(mailOutbox)).map(({ to, template, data }) => [
      to,
      template,
      data.host,
      data.link,
    ]),
  });

  test('comes after three days; the admins get one notification and one mail until a call arrives', async () => {
    const webhookId = await scene.addWebhook({ url: 'https://hooks.renkust.example/gyg' });
    const [first = '', second = ''] = await scene.addCalls(webhookId, ['g1', 'g2']);
    scene.answer = () => busy;
    const lines: unknown[] = [];
    let kicked = 0;
    const logger = { info: (fields: object) => lines.push(fields), error: () => undefined };
    const one = scene.worker({ logger, kickMail: () => (kicked += 1) });
    await scene.runFor(giveUpAfter / 3_600_000 - 1, 1, one);
    expect([(await scene.rowOf(first)).failedAt, await messages()]).toEqual([null, { notified: [], mailed: [] }]);
    await scene.runFor(2, 0.5, one);
    for (const id of [first, second]) {
      const row = await scene.rowOf(id);
      expect(row.failedAt).toBeInstanceOf(Date);
      expect(row.attempts).toBeGreaterThanOrEqual(10);
    }
    const event = {
      notified: [['webhook_failed', scene.adminId]],
      mailed: [
        [
          'klara@example.org',
          'webhookFailed',
          'hooks.renkust.example',
          expect.stringMatching(/^https:\/\/gyg\.example\/switch\/admin\/[^/?]+\?path=%2Fadmin%2Fplugins%2Faccess$/),
        ],
      ],
    };
    expect(await messages()).toEqual(event);
    expect([kicked > 0, lines.some((line) => JSON.stringify(line).includes('"givenUp":true'))]).toEqual([true, true]);

    scene.answer = () => ok;
    await scene.addCalls(webhookId, ['g3']);
    await one.runOnce();
    scene.answer = () => busy;
    await scene.addCalls(webhookId, ['g4']);
    await scene.runFor(80, 4, one);
    expect((await messages()).notified).toHaveLength(2);
  });

  test('is final for one that a person sends again in vain', async () => {
    const [id = ''] = await scene.addCalls(await scene.addWebhook(), ['g1']);
    scene.answer = () => busy;
    await scene.runFor(80, 2);
    const before = await scene.rowOf(id);
    await scene.db.tx((tx) =>
      tx
        .update(webhookDeliveries)
        .set({ failedAt: null, nextAt: scene.clock.now() })
        .where(eq(webhookDeliveries.id, id)),
    );
    await scene.worker().runOnce();
    expect(await scene.rowOf(id)).toMatchObject({ attempts: before.attempts + 1, failedAt: scene.clock.now() });
    expect((await messages()).notified).toHaveLength(1);
  });
});
