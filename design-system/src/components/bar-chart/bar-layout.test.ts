import { describe, expect, it } from 'vitest';
import { barLayout } from './bar-layout';

const bars = (values: readonly (number | null)[]) =>
  values.map((hours, index) => ({ key: index, label: `bar ${index}`, tick: 'Sept', values: { hours } }));
const layoutOf = (values: readonly (number | null)[], width = 600) =>
  barLayout({ bars: bars(values), series: [{ key: 'hours', label: 'Hours' }], formatTick: String, width, height: 240 });

describe('bar positions', () => {
  it('starts at zero and leaves room above the highest bar', () => {
    const { y, base, top } = layoutOf([97, 12]);
    expect(y(0)).toBe(base);
    expect(y(97)).toBeGreaterThan(top);
  });

  it('uses whole steps for countable things', () => {
    expect(layoutOf([1, 2]).ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
  });

  it('fills its box while bars fit, and becomes wider than the box when they do not', () => {
    const few = layoutOf([1, 2, 3]);
    expect(few.inner + few.axis).toBeCloseTo(600);
    const many = layoutOf(
      Array.from({ length: 48 }, () => 5),
      320,
    );
    expect(many.step).toBe(26);
    expect(many.inner).toBe(48 * 26);
  });

  it('thins out ticks and hides values that would overlap', () => {
    expect(layoutOf([1000, 2000]).withValues).toBe(true);
    const many = layoutOf(Array.from({ length: 20 }, () => 1000));
    expect(many.withValues).toBe(false);
    expect(many.tickEvery).toBe(2);
  });

  it('starts at zero when all values are zero or missing', () => {
    const { y, base } = layoutOf([0, null]);
    expect(y(0)).toBe(base);
  });
});
