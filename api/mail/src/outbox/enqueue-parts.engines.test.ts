import { setImmediate as nextTurn } from 'node:timers/promises';
import { mailOutbox } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { afterAll, expect, test } from 'vitest';
import { enqueueMails } from './enqueue-mail';

const db = await openTestDatabase();
afterAll(() => db.close());

test('the mails to many people are made in parts, with other work between them, and enqueued together', async () => {
  const people = Array.from({ length: 1_000 }, (_one, number) => `person-${number}@example.org`);
  let turn = 0;
  let over = false;
  const counting = (async () => {
    for (; !over; turn += 1) await nextTurn();
  })();
  const madeIn = new Set<number>();
  await db.tx((tx) =>
    enqueueMails(tx, people, (to) => {
      madeIn.add(turn);
      if (to === people[0]) return;
      const data = { name: 'Anna', link: 'https://gyg.example/', organization: 'Kustlaget', accepted: true };
      return { to, locale: 'en', template: 'membershipAnswered', data };
    }),
  );
  over = true;
  await counting;
  expect(madeIn.size).toBeGreaterThanOrEqual(4);
  const written = await db.read.select({ to: mailOutbox.to }).from(mailOutbox);
  expect(written.map(({ to }) => to).toSorted()).toEqual(people.slice(1).toSorted());
});
