import type { GygState } from '@gyg/contract';
import { gygCards, gygs } from '@gyg/database/schema';
import { eq, type SQL } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  hasGoal,
  hasStarted,
  isListed,
  isOpen,
  isPast,
  isPublished,
  isUpcoming,
} from '../../access/queries/gyg-states.repository';
import { createTestApi } from '../../testing';
import { gygStateAt, isListed as isListedGyg, isOpen as isOpenGyg, isPublished as isPublishedGyg } from './gyg-state';
import { gygIndexOf } from './read';

const api = await createTestApi();
afterAll(() => api.close());
const { db } = api;

const { id: organizationId } = await api.organization();
for (const hidden of [false, true]) {
  for (const startsIn of [-50, -2, 2]) await api.gyg({ organizationId, startsIn, lasts: 24, hidden });
  await api.gyg({ organizationId, draft: true, hidden });
  const finished = await api.gyg({
    organizationId,
    startsIn: -2,
    lasts: 24,
    hidden,
    sdgGoalId: 3,
    secondaryGoals: [13],
  });
  await db.tx((tx) => tx.update(gygs).set({ finishedAt: api.clock.now() }).where(eq(gygs.id, finished.id)));
}
const all = await db.read.select().from(gygs).innerJoin(gygCards, eq(gygCards.gygId, gygs.id));

/** Now, and the moments around each start and end. */
const times = [
  api.clock.now(),
  ...all.flatMap(({ gygs: { startDateTime, endDateTime } }) =>
    [startDateTime, endDateTime].flatMap((time) =>
      time === null ? [] : [new Date(time.getTime() - 1), time, new Date(time.getTime() + 1)],
    ),
  ),
].filter((time) => time >= api.clock.now());

type Row = typeof gygs.$inferSelect;
type Condition = (now: Date, of: typeof gygs | typeof gygCards) => SQL | undefined;
const among =
  (...states: GygState[]) =>
  (gyg: Row, now: Date) =>
    states.includes(gygStateAt(gyg, now));

test.each<[string, Condition, (gyg: Row, now: Date) => boolean]>([
  ['published', (_now, of) => isPublished(of), isPublishedGyg],
  ['shown in lists', (_now, of) => isListed(of), isListedGyg],
  ['open', isOpen, isOpenGyg],
  ['open by its state', isOpen, among('PUBLISHED', 'ONGOING')],
  ['upcoming', isUpcoming, among('PUBLISHED')],
  ['started', hasStarted, among('ONGOING', 'FINISHED')],
  ['past', isPast, among('FINISHED')],
])('whether a gyg is %s is the same in statements, on cards and in memory', async (_what, condition, holds) => {
  for (const now of times) {
    const expected = all.flatMap(({ gygs: gyg }) => (holds(gyg, now) ? [gyg.id] : [])).sort();
    const ofGygs = await db.read.select({ id: gygs.id }).from(gygs).where(condition(now, gygs));
    const ofCards = await db.read.select({ id: gygCards.gygId }).from(gygCards).where(condition(now, gygCards));
    expect(ofGygs.map(({ id }) => id).sort()).toEqual(expected);
    expect(ofCards.map(({ id }) => id).sort()).toEqual(expected);
  }
});

test('the index of gygs has the same states', async () => {
  const index = await gygIndexOf(db).current();
  for (const now of times) {
    for (const { gygs: gyg, gyg_cards: card } of all) expect(index.stateOf(card.seq, now)).toBe(gygStateAt(gyg, now));
  }
});

test('a gyg is found by each of its goals', async () => {
  const countOf = async (goals: number[]) => (await db.read.select().from(gygs).where(hasGoal(goals))).length;
  expect(await Promise.all([[3], [13], [3, 13, 17], [1, 3]].map(countOf))).toEqual([2, 2, 2, 2]);
  expect(await countOf([2])).toBe(0);
});
