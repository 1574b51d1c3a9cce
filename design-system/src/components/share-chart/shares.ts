import type { ChartLook } from '../chart-table/chart-look';

export interface SharePart extends ChartLook {
  key: string | number;
  label: string;
  /** Zero or more, in the same unit for all parts. */
  value: number;
}

export interface Share extends SharePart {
  /** A whole number; all parts add up to 100. */
  percent: number;
}

/**
 * The parts' percentages as whole numbers that add up to 100: the parts that lose most by rounding down are rounded up
 * (largest remainder method). All are 0 if there is nothing.
 */
export const sharesOf = (parts: readonly SharePart[]): readonly Share[] => {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (sum === 0) return parts.map((part) => ({ ...part, percent: 0 }));
  const exact = parts.map(({ value }) => (value / sum) * 100);
  const left = 100 - exact.reduce((total, value) => total + Math.floor(value), 0);
  const raised = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index);
  return parts.map((part, index) => ({
    ...part,
    percent: Math.floor(exact[index] ?? 0) + (raised.includes(index) ? 1 : 0),
  }));
};

/** The largest `most` parts in order of size; the others are combined at the end, named `otherLabel`. */
export const withOthers = (parts: readonly SharePart[], most: number, otherLabel: string): readonly SharePart[] => {
  const sorted = parts.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { key: 'other', label: otherLabel, value: rest, tone: 'rest' }];
};
