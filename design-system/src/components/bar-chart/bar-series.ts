import type { ChartLook } from '../chart-table/chart-look';

export interface BarSeries extends ChartLook {
  key: string;
  label: string;
}

export interface Bar {
  key: string | number;
  /** In full, for the readout and the table ("June 2026"). */
  label: string;
  /** Short, below the bar ("Jun"). */
  tick: string;
  /** Where it differs from the bar before, it is below the ticks ("2026"). */
  group?: string | undefined;
  /** By the series' key, zero or more; null or left out: nothing is known. */
  values: Readonly<Record<string, number | null | undefined>>;
}

/** A bar's whole height; null if nothing is known of any series. */
export const totalOf = (bar: Bar, series: readonly BarSeries[]): number | null => {
  const known = series.map(({ key }) => bar.values[key]).filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};
