import { expect, test } from 'vitest';
import { nextSortedId } from './sorted-id';

test('ids sort in the order in which they are made, also within a millisecond and with a clock that is set back', () => {
  const later = Date.now() + 60_000;
  const times = [later, later, later, later + 1, later + 1, later - 5000, later + 2];
  const ids = times.map((time) => nextSortedId('dlv', time));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^dlv_[0-9a-f]{32}$/);
});
