import type { ChartLook } from '../chart-table/chart-look';

export interface BarSeries extends ChartLook {
  key: string;
  label: string;
}

export interface Bar {
  key: string | number;
  /** The full label, for the readout and the table ("June 2026"). */
  label: string;
  /** The short label, below the bar ("Jun"). */
  tick: string;
  /** Shown below the ticks when it differs from the previous bar's ("2026"). */
  group?: string | undefined;
  /** For a bar about one goal: it has the goal's colour. Name the goal in `label` and `tick`. */
  goal?: number | undefined;
  /** By the series' key, zero or more; null or missing means unknown. */
  values: Readonly<Record<string, number | null | undefined>>;
}

/** A bar's total; null if no series has a value. */
export const totalOf = (bar: Bar, series: readonly BarSeries[]): number | null => {
  const values = series.map(({ key }) => bar.values[key]).filter((value) => typeof value === 'number');
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
};
