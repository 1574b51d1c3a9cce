import { useState } from 'react';
import { onDemand } from '../../behaviour/on-demand';
import { ChartDrawing } from '../chart-table/chart-drawing';
import { ChartFrame, type ChartProps } from '../chart-table/chart-frame';
import { ChartLegend, ChartSwatch, toneAt } from '../chart-table/chart-look';
import { ChartTable } from '../chart-table/chart-table';
import s from './bar-chart.module.css';
import { type Bar, type BarSeries, totalOf } from './bar-series';

const drawing = onDemand(() => import('./bar-drawing').then((file) => file.BarDrawing));

export type { Bar, BarSeries } from './bar-series';

/** A column of the table behind a bar chart. */
export interface BarColumn {
  label: string;
  cell: (bar: Bar) => string;
}

export interface BarChartProps extends ChartProps {
  /** In chronological order, or in the order of the goals. */
  bars: readonly Bar[];
  /** One series, or several stacked. Up to four, or goals. */
  series: readonly BarSeries[];
  /** What a bar represents ("Month"): the first column's header, and the unit of the arrow keys. */
  barLabel: string;
  /** Formats a value in full ("42 hours"). */
  formatValue: (value: number) => string;
  /** Formats a value in short, for the axis and above bars ("42"). */
  formatTick: (value: number) => string;
  /** The text for an unknown value ("no data"). */
  missing: string;
  /** The label for the sum of the stacked series ("Total"): the table's last column. */
  totalLabel: string;
  /** Further columns of the table, with numbers that have no bars. */
  moreColumns?: readonly BarColumn[] | undefined;
  /** Shown instead of the chart when there are no bars. */
  empty: string;
  /** The numbers are loading: shows placeholder bars of the same size. */
  loading?: boolean | undefined;
  /** Which end is in view where the bars do not fit: the newest, or the first if they are no times. */
  opensAt?: 'first' | 'last' | undefined;
  /** 160, 240 or 320 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Bars over time: months, quarters, years. The line below the title shows the selected bar; a table has the same
 * numbers. The drawing is loaded when a chart first comes into view.
 */
export const BarChart = (props: BarChartProps) => {
  const { bars, series: plainSeries, barLabel, formatValue, formatTick, missing, totalLabel, empty, ...others } = props;
  const { loading = false, size = 'md', opensAt = 'last', moreColumns = [], summary, ...rest } = others;
  const [active, setActive] = useState<number | null>(null);
  const series = plainSeries.map((entry, index) => ({ ...entry, tone: entry.tone ?? toneAt(index) }));
  const format = (value: number | null | undefined) => (typeof value === 'number' ? formatValue(value) : missing);
  const stacked = series.length > 1;
  const none = !loading && bars.every((bar) => totalOf(bar, series) === null);
  const pointed = active === null ? undefined : bars[active];
  const sentence = (bar: Bar) => {
    const parts = stacked ? series.map(({ key, label }) => `${label} ${format(bar.values[key])}`) : [];
    return [`${bar.label}: ${format(totalOf(bar, series))}`, ...parts].join(', ');
  };
  const cells = (bar: Bar) => [
    ...series.map(({ key }) => format(bar.values[key])),
    ...(stacked ? [format(totalOf(bar, series))] : []),
    ...moreColumns.map(({ cell }) => cell(bar)),
  ];
  const headers = [...series, ...(stacked ? [{ label: totalLabel }] : []), ...moreColumns].map(({ label }) => label);
  const table = !loading && !none && (
    <ChartTable
      caption={rest.title}
      columns={[barLabel, ...headers]}
      rows={bars.map((bar) => ({ key: bar.key, label: bar.label, cells: cells(bar) }))}
    />
  );
  return (
    <ChartFrame
      data-size={size}
      loading={loading}
      {...rest}
      table={table}
      readout={pointed ? <Readout bar={pointed} series={series} format={format} /> : !none && !loading ? summary : ''}
      legend={stacked && <ChartLegend entries={series} />}
    >
      <div className={s.plot} data-size={size}>
        {loading && <BarChartSkeleton />}
        {none && <p className={s.empty}>{empty}</p>}
        {!loading && !none && (
          <ChartDrawing drawing={drawing} fallback={<BarChartSkeleton />}>
            {(BarDrawing) => (
              <BarDrawing
                label={`${rest.title}. ${summary}`}
                barLabel={barLabel}
                bars={bars}
                series={series}
                formatTick={formatTick}
                opensAt={opensAt}
                active={active}
                onActiveChange={setActive}
                sentence={sentence}
              />
            )}
          </ChartDrawing>
        )}
      </div>
    </ChartFrame>
  );
};

interface ReadoutProps {
  bar: Bar;
  series: readonly BarSeries[];
  format: (value: number | null | undefined) => string;
}

const Readout = ({ bar, series, format }: ReadoutProps) => (
  <span className={s.readout}>
    <span>
      <b className={s.pointed}>{bar.label}</b> {format(totalOf(bar, series))}
    </span>
    {series.length > 1 &&
      series.map(({ key, goal, tone }) => (
        <span key={key} className={s.part}>
          <ChartSwatch goal={goal} tone={tone} />
          {format(bar.values[key])}
        </span>
      ))}
  </span>
);

const heights = [38, 52, 44, 66, 58, 80, 72, 60, 84, 70, 48, 63];

/** Placeholder bars of the same size as the chart. */
const BarChartSkeleton = () => (
  <svg className={s.skeleton} viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {heights.map((height, index) => (
      <rect key={height} x={index * 10 + 1.6} y={90 - height} width="6.8" height={height} />
    ))}
  </svg>
);
