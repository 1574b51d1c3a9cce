import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { townOfAddress } from './town.service';

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

  test('are found by their English name, and without the signs that a keyboard lacks', async () => {
    const point = { lat: 57.707, lng: 11.967 };
    const answer = await api.call('findTowns', { query: { q: 'gothenburg' } });
    expect(answer.data).toEqual({ towns: [{ name: 'Gothenburg', ...point }] });
    expect(await names('got')).toContain('Göteborg');
    expect(await names('Malmo')).toEqual(['Malmö']);
  });

  test.each([
    ['Järntorget 1, 413 04 Göteborg, Sweden', 'Göteborg'],
    ['Lindholmspiren 7, Gothenburg', 'Gothenburg'],
    ['Stortorget Malmo', 'Malmö'],
    ['Malmö Live', 'Malmö'],
    ['Stora torget, Lund', 'Lund'],
    ['Göteborgsvägen 3, SE-451 42 Uddevalla', 'Uddevalla'],
    ['Lunds universitet', undefined],
    ['Södra Vi vägen 3', 'Södra Vi'],
    ['Vi ses här', undefined],
    ['online', undefined],
  ])('of the address %j: %j', (address, town) => {
    expect(townOfAddress(address)?.name).toBe(town);
  });

  test('are at most eight, with their coordinates, and can be cached', async () => {
    expect(await names('s')).toHaveLength(8);
    const answer = await api.call('findTowns', { query: { q: 'Lysekil' } });
    expect(answer.data).toEqual({ towns: [{ name: 'Lysekil', lat: 58.274, lng: 11.436 }] });
    expect(answer.headers.get('Cache-Control')).toContain('public');
    expect((await api.call('findTowns', { query: { q: ' ' } })).status).toBe(400);
  });
});
