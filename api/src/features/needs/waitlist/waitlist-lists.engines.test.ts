import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';

const api = await createTestApi();
afterAll(() => api.close());
const { clock } = api;
const { join, mine, queue } = createWaitlistCalls(api);

describe('the host', () => {
  test('reads the queue of one need, or of all needs, a page at a time', async () => {
    const scene = await queue(3);
    const params = { gygId: scene.gyg.id };
    const body = { title: 'Cook', offeredPositions: 0, durationMinutes: 60 };
    const { data: cook } = await api.as(scene.admin)('createPosition', { params, body });
    const other = await api.user();
    await join(other, scene, { gygPositionId: cook.id });
    const listed = async (query: Record<string, string>) => {
      const { data } = await api.as(scene.admin)('listWaitlist', { params, query });
      return { total: data.total, ids: data.entries.map(({ userId }) => userId) };
    };
    expect(await listed({ needId: cook.id })).toEqual({ total: 1, ids: [other.id] });
    expect((await listed({ beneficiary: 'false' })).total).toBe(4);
    expect(await listed({ needId: scene.gyg.needId, page: '1', pageSize: '2' })).toEqual({
      total: 3,
      ids: [scene.third.id],
    });
  });

  test('reads what has ended with the latest entry first', async () => {
    const scene = await queue(3);
    const params = { gygId: scene.gyg.id };
    for (const who of [scene.second, scene.first]) {
      const entryId = (await mine(who, scene))[0]?.id ?? '';
      await api.as(who)('leaveWaitlist', { params: { ...params, entryId } });
    }
    const { data } = await api.as(scene.admin)('listWaitlist', { params, query: { group: 'ended' } });
    expect(data.entries.map(({ userId }) => userId)).toEqual([scene.second.id, scene.first.id]);
    expect([data.total, data.counts]).toEqual([2, { WAITING: 1, OFFERED: 0, ended: 2 }]);
  });
});

test('My bookings has the queues by the start of their gygs, until these start', async () => {
  const [late, early] = [await queue(0, { startsIn: 72 }), await queue(0, { startsIn: 48 })];
  const person = await api.user();
  await join(person, late);
  clock.pass(0.001);
  await join(person, early);
  const listed = async () => {
    const { data } = await api.as(person)('listUserBookings', { params: { userId: person.id } });
    return data.waitlist.map(({ gygId }) => gygId);
  };
  expect(await listed()).toEqual([early.gyg.id, late.gyg.id]);
  // By the clock, before the scheduler has closed the queue.
  clock.pass(48);
  expect(await listed()).toEqual([late.gyg.id]);
});
