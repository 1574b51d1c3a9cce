import { expect, it } from 'vitest';
import { groupPins } from './group-pins';

const at = (id: string, x: number, y: number) => ({ id, x, y });

it('groups pins that would overlap, at the place of the first', () => {
  const points = [at('a', 100, 100), at('b', 210, 100), at('c', 150, 120), at('d', 100, 148)];
  expect(groupPins(points, 112, 48)).toEqual([
    { ids: ['a', 'b', 'c'], x: 100, y: 100 },
    { ids: ['d'], x: 100, y: 148 },
  ]);
});
