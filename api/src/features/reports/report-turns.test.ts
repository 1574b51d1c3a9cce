import type { Database } from '@gyg/database';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { addBookers } from '../../testing/crowd';

let turn = 0;
let counting: NodeJS.Immediate | undefined;
function count() {
  turn += 1;
  counting = setImmediate(count);
}

/** The turn of the event loop in which each statement was built. */
const builtIn: number[] = [];
const noting = (db: Database): Database => {
  const read = new Proxy(db.read, {
    get(target, key, receiver) {
      if (key === 'select' || key === 'selectDistinct') builtIn.push(turn);
      return Reflect.get(target, key, receiver);
    },
  });
  return { ...db, tx: (act) => db.tx(act), read };
};

const api = await createTestApi({ wrapDatabase: noting });
afterAll(() => api.close());

const people = 1_200;
const scene = await api.scene([{ durationMinutes: 60 }], { startsIn: -30, lasts: 4 });
const booked = (await addBookers(api, scene, people)).map(({ fullName }) => fullName);
const ask = (query: object) =>
  api.as(scene.admin)('reportReceived', { body: { organizationId: scene.host.id, ...query } });

test('other calls are answered between the statements of a page', async () => {
  count();
  await ask({ format: 'json' });
  clearImmediate(counting);
  // How many, the sums (two statements), and those of the months (a statement in a statement).
  expect(new Set(builtIn.slice(-5)).size).toBe(3);
});

test('a file that is read in parts has every row once, in the order of its pages', async () => {
  const pages = [];
  for (let page = 0; page * 100 < people; page += 1) pages.push((await ask({ page, pageSize: 100 })).data.rows);
  const paged = pages.flat().map(({ userName }) => userName);
  expect(paged.toSorted()).toEqual(booked.toSorted());
  const { text } = await ask({ format: 'csv' });
  expect(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => /Person \d+/.exec(line)?.[0]),
  ).toEqual(paged);
});
