import type { Database, Poller } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { createSharedTestDatabase, type SharedTestDatabase } from '@gyg/database/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeSmtpServer, startFakeSmtpServer } from '../delivery/fake-smtp-server';
import { createSmtpDelivery, type SmtpDelivery } from '../delivery/smtp-delivery';
import { enqueueMail } from './enqueue-mail';
import { createMailWorker, lease, type MailFailure } from './mail-worker';

const second = 1000;
const minute = 60 * second;

let shared: SharedTestDatabase;
let db: Database;
let smtp: FakeSmtpServer;
let deliveries: SmtpDelivery[];
let failures: MailFailure[];
let time: number;

beforeEach(async () => {
  shared = await createSharedTestDatabase();
  db = await shared.open();
  smtp = await startFakeSmtpServer();
  deliveries = [];
  failures = [];
  time = Date.now() + minute;
});
afterEach(async () => {
  for (const delivery of deliveries) delivery.close();
  await smtp.close();
  await shared.remove();
});

/** A worker in another process, with separate connections to the database and to the mail server. */
async function startProcess(): Promise<Poller> {
  const delivery = createSmtpDelivery({ smtpUrl: smtp.url, from: 'Gyg <no-reply@gyg.example>' });
  deliveries.push(delivery);
  const { deliver } = delivery;
  return createMailWorker({
    db: await shared.open(),
    deliver,
    now: () => time,
    onFailure: (failure) => failures.push(failure),
  });
}

const data = { name: 'Anna', link: 'https://gyg.example/kustlaget', organization: 'Kustlaget', accepted: true };
async function enqueue(count: number, to = 'anna@example.org'): Promise<void> {
  await db.tx(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      await enqueueMail(tx, { to, template: 'membershipAnswered', locale: 'se', data });
    }
  });
}
const pending = () => db.read.select().from(mailOutbox);
const ids = async () => (await pending()).map(({ id }) => id);

test('a server that is unreachable for an hour loses no mail and sends none twice, with two processes', async () => {
  const workers = [await startProcess(), await startProcess()];
  const behaviors = ['unreachable', 'busy', 'dropDuringData'] as const;
  const written = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    smtp.behavior = behaviors[Math.floor(step / 4) % behaviors.length] ?? 'unreachable';
    if (step % 3 === 0) await enqueue(2);
    for (const id of await ids()) written.add(id);
    await Promise.all(workers.map((worker) => worker.runOnce()));
    time += minute;
  }
  expect(smtp.accepted).toEqual([]);
  expect(await ids()).toHaveLength(40);
  expect(failures.some(({ givenUp }) => givenUp)).toBe(false);

  // It is reachable again: within two minutes all mails have been sent.
  smtp.behavior = 'up';
  for (let step = 0; step < 24; step += 1) {
    await Promise.all(workers.map((worker) => worker.runOnce()));
    time += 5 * second;
  }
  expect([...smtp.accepted].sort()).toEqual([...written].sort());
  expect(await pending()).toEqual([]);
});

test('an unreachable server is not tried for every queued mail', async () => {
  const worker = await startProcess();
  await enqueue(50);
  smtp.behavior = 'unreachable';
  expect(await worker.runOnce()).toBe(0);
  expect(await worker.runOnce()).toBe(0);
  expect(failures).toHaveLength(1);
});

test('while the server is unreachable, one round is tried, and mails that were not keep all their attempts', async () => {
  const worker = await startProcess();
  for (let n = 0; n < 30; n += 1) await enqueue(1, `a${n}@example.org`);
  smtp.behavior = 'unreachable';
  expect(await worker.runOnce()).toBe(0);
  const tried = (await pending()).filter(({ attempts }) => attempts > 0);
  expect(tried).toHaveLength(5);
  // The first pause, though five mails failed.
  time += 5 * second + 1;
  smtp.behavior = 'up';
  expect(await worker.runOnce()).toBe(25);
});

test('a mail whose connection breaks after the content is sent again, with the same Message-ID', async () => {
  const worker = await startProcess();
  await enqueue(3);
  const written = await ids();
  smtp.behavior = 'dropAfterData';
  expect(await worker.runOnce()).toBe(0);
  expect(smtp.accepted).toHaveLength(1);
  smtp.behavior = 'up';
  time += 2 * minute;
  expect(await worker.runOnce()).toBe(3);
  expect(smtp.accepted).toHaveLength(4);
  expect([...new Set(smtp.accepted)].sort()).toEqual([...written].sort());
});

test('a mail whose process crashes after sending is sent again, with the same Message-ID', async () => {
  await enqueue(1);
  const [written] = await ids();
  const { deliver } = createSmtpDelivery({ smtpUrl: smtp.url, from: 'no-reply@gyg.example' });
  const died = new Promise<void>((resolve) => {
    const dying = createMailWorker({
      db,
      now: () => time,
      async deliver(mail) {
        await deliver(mail);
        resolve();
        return new Promise(() => undefined);
      },
    });
    void dying.runOnce();
  });
  await died;
  const other = await startProcess();
  time += lease - second;
  expect(await other.runOnce()).toBe(0);
  time += 2 * second;
  expect(await other.runOnce()).toBe(1);
  expect(smtp.accepted).toEqual([written, written]);
});

test('a permanent rejection gives up immediately, a temporary one is retried, and others are not delayed', async () => {
  const worker = await startProcess();
  smtp.refused.set('unknown@example.org', 550).set('full@example.org', 452);
  for (const name of ['unknown', 'full', 'anna']) await enqueue(1, `${name}@example.org`);
  expect(await worker.runOnce()).toBe(1);
  expect(failures.map(({ givenUp }) => givenUp).sort()).toEqual([false, true]);
  expect(JSON.stringify(failures)).not.toContain('@example.org');

  smtp.refused.clear();
  time += 5 * minute;
  expect(await worker.runOnce()).toBe(1);
  expect(smtp.accepted).toHaveLength(2);
  const [mail] = await pending();
  expect(mail).toMatchObject({ to: 'unknown@example.org', attempts: 1, data });
});

test('two simultaneous processes send each mail once', async () => {
  const workers = [await startProcess(), await startProcess(), await startProcess()];
  await enqueue(60);
  const written = await ids();
  await Promise.all(workers.map((worker) => worker.runOnce()));
  expect([...smtp.accepted].sort()).toEqual([...written].sort());
});
