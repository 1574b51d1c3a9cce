import type { ChartLook } from '../chart-table/chart-look';

export interface SharePart extends ChartLook {
  key: string | number;
  label: string;
  /** Zero or more, in any unit that all parts share. */
  value: number;
}

export interface Share extends SharePart {
  /** A whole number; all parts' make 100. */
  percent: number;
}

/**
 * The parts' percentages as whole numbers that make 100 together: those that lose most by rounding down are rounded up
 * (largest remainder). All are 0 where there is nothing.
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

/** The largest `most` parts in order of size; what is left comes to one part at the end, named `otherLabel`. */
export const withOthers = (parts: readonly SharePart[], most: number, otherLabel: string): readonly SharePart[] => {
  const sorted = parts.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { key: 'other', label: otherLabel, value: rest, tone: 'rest' }];
};
