import type { Database } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deliver, MailRejected, type OutgoingMail } from '../delivery/deliver';
import { backOff, giveUpAfter } from './back-off';
import { deleteMailsTo, enqueueMail } from './enqueue-mail';
import { createMailWorker, lease, type MailWorkerOptions } from './mail-worker';
import { dropGivenUpMails } from './outbox.repository';
import { retryMail } from './retry-mail';

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
  db.tx((tx) =>
    enqueueMail(tx, {
      to,
      template: 'verificationCode',
      locale: 'se',
      data: { name: 'Anna', code: '123456', minutes: 10, link: 'https://gyg.example/users/verify' },
    }),
  );
const plain = { name: 'Anna', link: 'https://gyg.example/' };
const enqueuePlain = (to: string) =>
  db.tx((tx) =>
    enqueueMail(tx, {
      to,
      template: 'membershipAnswered',
      locale: 'en',
      data: { ...plain, organization: 'Kustlaget', accepted: false },
    }),
  );
const outbox = () => db.read.select().from(mailOutbox);

describe('the mail worker', () => {
  it('sends an enqueued mail in its language, once', async () => {
    await enqueue('Anna@Example.org');
    expect(await worker().runOnce()).toBe(1);
    expect(await worker().runOnce()).toBe(0);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({ to: 'anna@example.org', subject: '123456 är din bekräftelsekod för Gyg' });
  });

  it('reports how long after it was written a mail was sent', async () => {
    await enqueue();
    later = 90_000;
    const spans: number[] = [];
    await worker({ onSent: (afterMs) => spans.push(afterMs) }).runOnce();
    expect(spans).toEqual([expect.any(Number)]);
    expect(spans[0]).toBeGreaterThanOrEqual(89_000);
  });

  it('sends no mail of a transaction that was rolled back', async () => {
    const undone = db.tx(async (tx) => {
      await enqueueMail(tx, {
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

  it('never sends a mail twice, with any number of simultaneous workers', async () => {
    for (let n = 0; n < 30; n += 1) await enqueue(`a${n}@example.org`);
    const sent = await Promise.all([worker().runOnce(), worker().runOnce(), worker().runOnce()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(delivered.map(({ to }) => to)).size).toBe(30);
    expect(delivered).toHaveLength(30);
  });

  it('retries after a growing pause, and stores the error', async () => {
    await enqueue();
    const failures: string[] = [];
    const failing = worker({ deliver: refuse, onFailure: ({ error }) => failures.push(error) });
    expect(await failing.runOnce()).toBe(0);
    expect((await outbox())[0]).toMatchObject({ attempts: 1, sentAt: null, lastError: '451 try again later' });
    expect(failures).toEqual(['451 try again later']);

    expect(await worker().runOnce()).toBe(0);
    later = backOff(1, 1) + 1000;
    expect(await worker().runOnce()).toBe(1);
  });

  it('pauses between half a minute and an hour, with a random quarter more or less', () => {
    expect([backOff(1, 0.5), backOff(2, 0.5), backOff(5, 0.5), backOff(99, 0.5)]).toEqual([3e4, 6e4, 48e4, 36e5]);
    expect([backOff(2, 0), backOff(2, 1)]).toEqual([45_000, 75_000]);
    for (let n = 0; n < 100; n += 1) expect(Math.abs(backOff(2) - 60_000)).toBeLessThanOrEqual(15_000);
  });

  it('gives a mail up after three days, reports it, and deletes the code in it', async () => {
    await enqueue();
    const failures: boolean[] = [];
    const failing = worker({ deliver: refuse, onFailure: ({ givenUp }) => failures.push(givenUp) });
    for (; later < giveUpAfter + 90 * 60_000; later += 30 * 60_000) await failing.runOnce();
    const [mail] = await outbox();
    expect([mail?.data, mail?.sentAt]).toEqual([{}, null]);
    expect(mail?.failedAt).toBeInstanceOf(Date);
    expect(failures.filter(Boolean)).toEqual([true]);
    expect(failures.at(-1)).toBe(true);
    expect(failures.length).toBeGreaterThan(48);
    expect(await worker().runOnce()).toBe(0);
  });

  it('gives a mail up immediately when the server rejects it permanently, and logs no address', async () => {
    await enqueue();
    const failures: unknown[] = [];
    const refusing = worker({
      deliver: async () => {
        throw new MailRejected('550 5.1.1 <anna@example.org>: user unknown');
      },
      onFailure: ({ givenUp, error }) => failures.push([givenUp, error]),
    });
    expect(await refusing.runOnce()).toBe(0);
    expect(failures).toEqual([[true, '550 5.1.1 <…>: user unknown']]);
    const [mail] = await outbox();
    expect([mail?.lastError, mail?.data]).toEqual(['550 5.1.1 <…>: user unknown', {}]);
  });

  it('keeps a mail that was given up, to send it again when someone asks, with its attempts', async () => {
    await enqueuePlain('anna@example.org');
    await worker({ deliver: () => Promise.reject(new MailRejected('550 no')) }).runOnce();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ attempts: 1, data: plain });
    const retry = () => db.tx((tx) => retryMail(tx, mail?.id ?? '', new Date()));
    expect(await retry()).toMatchObject({ outcome: 'due', mail: { attempts: 1, failedAt: null } });
    later = 1000;
    expect(await worker({ keepSent: 1 }).runOnce()).toBe(1);
    expect(await retry()).toEqual({ outcome: 'sent' });
  });

  it('does not send a mail twice that is retried while it is being sent', async () => {
    await enqueuePlain('anna@example.org');
    await worker({ deliver: refuse }).runOnce();
    const [mail] = await outbox();
    later = backOff(1, 1) + 1000;
    const retry = () => db.tx((tx) => retryMail(tx, mail?.id ?? '', new Date()));
    let during: unknown[] = [];
    const slow: Deliver = async (sending) => {
      await deliver(sending);
      during = [(await retry()).outcome, await worker().runOnce()];
    };
    expect(await worker({ deliver: slow }).runOnce()).toBe(1);
    expect(during).toEqual(['due', 0]);
    expect(delivered).toHaveLength(1);
  });

  it('sends codes before all queued mails, however old', async () => {
    for (let n = 0; n < 25; n += 1) await enqueuePlain(`member${n}@example.org`);
    await enqueue('new@example.org');
    expect(await worker().runOnce()).toBe(26);
    expect(delivered[0]?.to).toBe('new@example.org');
  });

  it('after mails to an address are deleted, sends only later ones', async () => {
    await enqueuePlain('gone@example.org');
    await enqueuePlain('stays@example.org');
    await db.tx(async (tx) => {
      await deleteMailsTo(tx, 'Gone@example.org');
      await enqueueMail(tx, { to: 'gone@example.org', template: 'accountErased', locale: 'en', data: plain });
    });
    expect(await worker().runOnce()).toBe(2);
    expect(delivered.map(({ subject }) => subject).sort()).toEqual([
      'Your Gyg account has been erased',
      'Your request to join Kustlaget',
    ]);
  });

  it('records nothing about a mail that was deleted while it was being sent', async () => {
    await enqueue();
    const deliverLate: Deliver = () => db.tx((tx) => deleteMailsTo(tx, 'anna@example.org'));
    expect(await worker({ deliver: deliverLate, keepSent: 5 }).runOnce()).toBe(1);
    expect(await outbox()).toEqual([]);
  });

  it('takes over a mail whose worker crashed', async () => {
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
    later = lease + 1000;
    expect(await worker().runOnce()).toBe(1);
  });

  it('records nothing of an attempt whose mail another worker has taken over', async () => {
    await enqueue();
    let failLate: (error: Error) => void = () => {};
    let slow: Promise<number> | undefined;
    await new Promise<void>((begun) => {
      slow = worker({
        deliver: () =>
          new Promise((_sent, failed) => {
            failLate = failed;
            begun();
          }),
      }).runOnce();
    });
    later = lease + 1000;
    const meanwhile: unknown[] = [];
    const takeOver: Deliver = async (mail) => {
      await deliver(mail);
      failLate(new Error('451 too late'));
      await slow;
      meanwhile.push(...(await outbox()).map(({ attempts, lastError }) => [attempts, lastError]));
    };
    expect(await worker({ deliver: takeOver }).runOnce()).toBe(1);
    expect(meanwhile).toEqual([[2, null]]);
  });

  it('is not delayed by one broken mail', async () => {
    await db.tx(async (tx) => {
      await tx.insert(mailOutbox).values({ to: 'x@example.org', template: 'gone', locale: 'en', data: {} });
    });
    await enqueue();
    expect(await worker().runOnce()).toBe(1);
  });

  it('deletes mails that were given up before a given time', async () => {
    await enqueue();
    const refusing = worker({ deliver: () => Promise.reject(new MailRejected('550 no')) });
    await refusing.runOnce();
    const drop = (before: number) => db.tx((tx) => dropGivenUpMails(tx, new Date(before), 10));
    expect(await drop(Date.now() - 60_000)).toBe(0);
    expect(await drop(Date.now() + 60_000)).toBe(1);
  });

  it('keeps sent mails only with keepSent', async () => {
    for (let n = 0; n < 4; n += 1) await enqueue();
    await worker({ keepSent: 3 }).runOnce();
    expect(await outbox()).toHaveLength(3);
    await enqueue();
    await worker().runOnce();
    expect(await outbox()).toHaveLength(0);
  });

  it('sends a mail that is enqueued during a run', async () => {
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
