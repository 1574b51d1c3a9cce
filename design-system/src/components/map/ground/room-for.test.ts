import { expect, test } from 'vitest';
import { roomFor } from './room-for';

test('the first of two towns whose names would overlap is named', () => {
  const points = [
    { name: 'Göteborg', x: 100, y: 100 },
    { name: 'Mölndal', x: 110, y: 110 },
    { name: 'Partille', x: 100, y: 121 },
    { name: 'Borås', x: 180, y: 100 },
    { name: 'Kungälv', x: 40, y: 95 },
  ];
  expect(roomFor(points).map(({ name }) => name)).toEqual(['Göteborg', 'Partille', 'Borås']);
});
