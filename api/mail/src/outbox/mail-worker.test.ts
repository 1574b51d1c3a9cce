import type { Database } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deliver, OutgoingMail } from '../delivery/deliver';
import { backOff, maxAttempts } from './back-off';
import { enqueueMail } from './enqueue-mail';
import { createMailWorker, type MailWorkerOptions } from './mail-worker';

let db: Database;
let delivered: OutgoingMail[];
let later: number;

beforeEach(async () => {
  db = await openTestDatabase();
  delivered = [];
  later = 0;
});
afterEach(() => db.close());

const deliver: Deliver = async (mail) => {
  delivered.push(mail);
};
const refuse: Deliver = async () => {
  throw new Error('451 try again later');
};
const worker = (options: Partial<MailWorkerOptions> = {}) =>
  createMailWorker({ db, deliver, now: () => Date.now() + later, ...options });
const enqueue = (to = 'anna@example.org') =>
  db.tx((t) =>
    enqueueMail(t, {
      to,
      template: 'verificationCode',
      locale: 'se',
      data: { name: 'Anna', code: '123456', minutes: 10, link: 'https://gyg.example/users/verify' },
    }),
  );
const outbox = () => db.read.select().from(mailOutbox);

describe('the mail worker', () => {
  it('sends what was enqueued, written out in its language, once', async () => {
    await enqueue('Anna@Example.org');
    expect(await worker().runOnce()).toBe(1);
    expect(await worker().runOnce()).toBe(0);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({ to: 'anna@example.org', subject: '123456 är din verifieringskod för Gyg' });
  });

  it('sends nothing of a transaction that was undone', async () => {
    const undone = db.tx(async (t) => {
      await enqueueMail(t, {
        to: 'a@example.org',
        template: 'alreadyConfirmed',
        locale: 'en',
        data: { name: 'A', link: 'https://gyg.example/' },
      });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await worker().runOnce()).toBe(0);
  });

  it('never sends a mail twice, however many workers look at once', async () => {
    for (let n = 0; n < 30; n += 1) await enqueue(`a${n}@example.org`);
    const sent = await Promise.all([worker().runOnce(), worker().runOnce(), worker().runOnce()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(delivered.map(({ to }) => to)).size).toBe(30);
    expect(delivered).toHaveLength(30);
  });

  it('tries again after a pause that grows, and notes why', async () => {
    await enqueue();
    const failures: string[] = [];
    const failing = worker({ deliver: refuse, onFailure: ({ error }) => failures.push(error) });
    expect(await failing.runOnce()).toBe(0);
    expect((await outbox())[0]).toMatchObject({ attempts: 1, sentAt: null, lastError: '451 try again later' });
    expect(failures).toEqual(['451 try again later']);

    expect(await worker().runOnce()).toBe(0);
    later = backOff(1) + 1000;
    expect(await worker().runOnce()).toBe(1);
    expect(backOff(2)).toBeGreaterThan(backOff(1));
  });

  it('gives a mail up in the end, and forgets the code in it', async () => {
    await enqueue();
    const failing = worker({ deliver: refuse });
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await failing.runOnce();
      later += backOff(maxAttempts) + 1000;
    }
    const [mail] = await outbox();
    expect(mail).toMatchObject({ attempts: maxAttempts, data: {} });
    expect(mail?.failedAt).toBeInstanceOf(Date);
    expect(await worker().runOnce()).toBe(0);
  });

  it('takes over a mail whose worker died', async () => {
    await enqueue();
    let die = () => {};
    const begun = new Promise<void>((resolve) => {
      die = resolve;
    });
    const dying = worker({
      deliver: () => {
        die();
        return new Promise(() => {});
      },
    });
    void dying.runOnce();
    await begun;
    expect(await worker().runOnce()).toBe(0);
    later = 6 * 60_000;
    expect(await worker().runOnce()).toBe(1);
  });

  it('lets one broken mail not hold up the others', async () => {
    await db.tx(async (t) => {
      await t.insert(mailOutbox).values({ to: 'x@example.org', template: 'gone', locale: 'en', data: {} });
    });
    await enqueue();
    expect(await worker().runOnce()).toBe(1);
  });

  it('keeps sent mails only where it is told to', async () => {
    for (let n = 0; n < 4; n += 1) await enqueue();
    await worker({ keepSent: 3 }).runOnce();
    expect(await outbox()).toHaveLength(3);
    await enqueue();
    await worker().runOnce();
    expect(await outbox()).toHaveLength(0);
  });

  it('sends a mail that is enqueued while it is at work', async () => {
    await enqueue('first@example.org');
    let sendsMore = true;
    const busy = worker({
      deliver: async (mail) => {
        delivered.push(mail);
        if (!sendsMore) return;
        sendsMore = false;
        await enqueue('second@example.org');
        busy.kick();
      },
    });
    expect(await busy.runOnce()).toBe(2);
  });
});
