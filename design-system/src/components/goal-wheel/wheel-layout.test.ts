import { describe, expect, it } from 'vitest';
import { wheelLayout } from './wheel-layout';

const goals = (...counts: number[]) =>
  Array.from({ length: 17 }, (_, index) => ({ id: index + 1, title: `goal ${index + 1}`, count: counts[index] ?? 0 }));

describe('the wheel', () => {
  it('starts just right of the top and goes clockwise', () => {
    const [first, , , , fifth] = wheelLayout(goals(), 'count');
    expect(first?.glyph[0]).toBeGreaterThan(0);
    expect(first?.glyph[1]).toBeLessThan(-90);
    expect(fifth?.anchor).toBe('start');
  });

  it('has a ray to the rim for the largest count, shorter ones for the others, and none for zero', () => {
    const [most, less, none] = wheelLayout(goals(40, 10, 0), 'count');
    expect(most?.ray).toBe(most?.whole);
    expect(less?.ray).toBeTruthy();
    expect(less?.ray).not.toBe(less?.whole);
    expect(none?.ray).toBeUndefined();
  });

  it('reaches the rim for everything that is on', () => {
    const [one, two] = wheelLayout(goals(1, 2), 'on');
    expect([one?.ray === one?.whole, two?.ray === two?.whole]).toEqual([true, true]);
  });
});
