import type { Database } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deliver, OutgoingMail } from '../delivery/deliver';
import { createMailWorker, type MailWorkerOptions } from './mail-worker';

let db: Database;
let delivered: OutgoingMail[];
beforeEach(async () => {
  db = await openTestDatabase();
  delivered = [];
});
afterEach(() => db.close());

const worker = (options: Partial<MailWorkerOptions> = {}) =>
  createMailWorker({
    db,
    async deliver(mail) {
      delivered.push(mail);
    },
    ...options,
  });
const mail = (to: string, nextAt: Date, organization = 'Kustlaget') => ({
  to,
  locale: 'en' as const,
  nextAt,
  template: 'membershipAnswered',
  data: { name: 'Anna', link: 'https://gyg.example/', organization, accepted: false },
});
const enqueue = (to: string) => db.tx((tx) => tx.insert(mailOutbox).values(mail(to, new Date(Date.now() - 1000))));

test('sends to five people at a time, and to one person one after the other', async () => {
  for (let n = 0; n < 8; n += 1) await enqueue(`a${n}@example.org`);
  for (let n = 0; n < 4; n += 1) await enqueue('anna@example.org');
  const open = new Map<string, number>();
  let most = 0;
  const held: Deliver = async ({ to }) => {
    open.set(to, (open.get(to) ?? 0) + 1);
    most = Math.max(most, open.size);
    expect(open.get(to)).toBe(1);
    await db.ping();
    await new Promise(setImmediate);
    open.delete(to);
  };
  expect(await worker({ deliver: held }).runOnce()).toBe(12);
  expect(most).toBe(5);
});

test('sends mails to one person in the order in which they became due', async () => {
  const subjects = [];
  for (let n = 0; n < 6; n += 1) {
    const due = mail('anna@example.org', new Date(Date.now() - 60_000 + n), `Kustlaget ${n}`);
    await db.tx((tx) => tx.insert(mailOutbox).values(due));
    subjects.push(`Your request to join Kustlaget ${n}`);
  }
  await worker().runOnce();
  expect(delivered.map(({ subject }) => subject)).toEqual(subjects);
});

test('claims and records mails that are sent at once in one transaction each', async () => {
  for (let n = 0; n < 5; n += 1) await enqueue(`a${n}@example.org`);
  let transactions = 0;
  const counting: Database = {
    ...db,
    tx: (act, options) => {
      transactions += 1;
      return db.tx(act, options);
    },
  };
  expect(await worker({ db: counting, keepSent: 9 }).runOnce()).toBe(5);
  // The third drops old sent mails.
  expect(transactions).toBe(3);
  const rows = await db.read.select().from(mailOutbox);
  expect(rows.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true);
});
