import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const names = async (q: string) =>
  (await api.call('findTowns', { query: { q } })).data.towns.map((town: { name: string }) => town.name);

describe('towns', () => {
  test('are found by the beginning of their name, without case and accents, the largest first', async () => {
    expect((await names('STROM')).slice(0, 2)).toEqual(['Strömsund', 'Strömstad'].sort());
    expect((await names('st'))[0]).toBe('Stockholm');
    expect(await names('fjäll')).toEqual(['Fjällbacka']);
    expect(await names('smog')).toEqual(['Smögen']);
    expect(await names('ungshamn')).toEqual([]);
    expect(await names('\u0301')).toEqual([]);
  });

  test('are at most eight, with their coordinates, and can be cached', async () => {
    expect(await names('s')).toHaveLength(8);
    const answer = await api.call('findTowns', { query: { q: 'Lysekil' } });
    expect(answer.data).toEqual({ towns: [{ name: 'Lysekil', lat: 58.274, lng: 11.436 }] });
    expect(answer.headers.get('Cache-Control')).toContain('public');
    expect((await api.call('findTowns', { query: { q: ' ' } })).status).toBe(400);
  });
});
