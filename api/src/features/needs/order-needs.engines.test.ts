import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function scene(over: { startsIn?: number; lasts?: number } = {}) {
  const needs = ['A', 'B', 'C', 'D'].map((title) => ({ title, sortOrder: 7 }));
  const { gyg, admin, host } = await api.scene(needs, over);
  const ids = Object.fromEntries(gyg.needs.map(({ title, id }) => [title, id]));
  const order = (wanted: readonly (string | undefined)[]) =>
    api.as(admin)('orderNeeds', { params: { gygId: gyg.id }, body: { ids: wanted } });
  const listed = async () =>
    (await api.as(admin)('listPositions', { params: { gygId: gyg.id } })).data.needs.map((need) => [
      need.title,
      need.sortOrder,
    ]);
  return { admin, host, ids, order, listed };
}

describe('ordering needs', () => {
  test('gives each its position; those not named keep theirs', async () => {
    const { ids, order, listed } = await scene();
    expect((await order([ids.C, ids.A, ids.B])).status).toBe(204);
    expect(await listed()).toEqual([
      ['C', 0],
      ['A', 1],
      ['B', 2],
      ['D', 7],
    ]);
  });

  test('with an id of another gyg, of a deleted need or sent twice changes nothing', async () => {
    const { ids, order, listed } = await scene();
    const before = await listed();
    const other = await scene();
    for (const wrong of [other.ids.A, 'none']) {
      expect((await order([ids.D, ids.C, wrong])).problem.code).toBe('need.missing');
    }
    expect((await order([ids.D, ids.D])).problem).toMatchObject({
      code: 'request.invalid',
      errors: [{ path: 'ids', code: 'duplicate' }],
    });
    expect(await listed()).toEqual(before);
    expect(await other.listed()).toEqual(before);
  });

  test('of a finished gyg is 409, as other changes of needs', async () => {
    const { ids, order } = await scene({ startsIn: -10, lasts: 2 });
    expect((await order([ids.A])).problem.code).toBe('gyg.wrong_state');
  });

  test('twice at the same time stores one of the orders', async () => {
    const { ids, order, listed } = await scene();
    const [forwards, backwards] = [
      [ids.A, ids.B, ids.C, ids.D],
      [ids.D, ids.C, ids.B, ids.A],
    ];
    const answers = await Promise.all([order(forwards), order(backwards), order(forwards), order(backwards)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(['ABCD', 'DCBA']).toContain((await listed()).map(([title]) => title).join(''));
  });
});
