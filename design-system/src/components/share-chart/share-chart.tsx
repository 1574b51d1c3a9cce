import { onDemand } from '../../behaviour/on-demand';
import { SoftBreaks } from '../../text/soft-breaks';
import { ChartDrawing } from '../chart-table/chart-drawing';
import { ChartFrame, type ChartProps } from '../chart-table/chart-frame';
import { ChartSwatch, toneAt } from '../chart-table/chart-look';
import { ChartTable } from '../chart-table/chart-table';
import { GoalTile } from '../goal-tile/goal-tile';
import s from './share-chart.module.css';
import { type SharePart, sharesOf, withOthers } from './shares';

const drawing = onDemand(() => import('./share-drawing').then((file) => file.ShareDrawing));

export type { SharePart } from './shares';

export interface ShareChartProps extends ChartProps {
  /** In any order; the largest is shown first. Parts of zero are in the table only. */
  parts: readonly SharePart[];
  /** One stacked bar, or a ring with the total in its middle. */
  shape?: 'bar' | 'ring' | undefined;
  /**
   * How many parts are shown separately; the rest is combined as `otherLabel`. 5 by default (four tones and the rest).
   */
  most?: number | undefined;
  /** "Other". */
  otherLabel: string;
  /** A part's value in full ("42 hours"). */
  formatValue: (value: number) => string;
  /** A whole percentage ("42%", "42 %"). */
  formatPercent: (percent: number) => string;
  /** The text in the ring's middle: the total and its unit. */
  total?: { value: string; label: string } | undefined;
  /** The table's headers: part, value, share. */
  columns: readonly [part: string, value: string, share: string];
  /** The label of the table's last row ("Total"). */
  totalLabel: string;
  empty: string;
  loading?: boolean | undefined;
}

const rows = ['a', 'b', 'c', 'd'] as const;

/** Parts of a whole, each with its name, value and percentage beside it; percentages add up to 100. */
export const ShareChart = (props: ShareChartProps) => {
  const { parts, shape = 'bar', most = 5, otherLabel, formatValue, formatPercent, total, columns, ...others } = props;
  const { totalLabel, empty, loading = false, summary, ...rest } = others;
  const shown = sharesOf(withOthers(parts, most, otherLabel)).map((share, index) => ({
    ...share,
    tone: share.tone ?? toneAt(index),
  }));
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const none = !loading && sum === 0;
  const hole = <div className={s.hole} data-shape={shape} />;
  const table = !loading && !none && (
    <ChartTable
      caption={rest.title}
      columns={columns}
      rows={sharesOf(parts).map(({ key, label, value, percent }) => ({
        key,
        label,
        cells: [formatValue(value), formatPercent(percent)],
      }))}
      total={{ label: totalLabel, cells: [formatValue(sum), formatPercent(100)] }}
    />
  );
  return (
    <ChartFrame
      data-shape={shape}
      loading={loading}
      {...rest}
      table={table}
      readout={!none && (loading ? '' : summary)}
    >
      {none ? (
        <p className={s.empty}>{empty}</p>
      ) : (
        <div className={s.body} data-shape={shape} data-loading={loading || undefined}>
          <div className={s.picture}>
            {loading ? (
              hole
            ) : (
              <ChartDrawing drawing={drawing} fallback={hole}>
                {(ShareDrawing) => <ShareDrawing shape={shape} shares={shown} label={`${rest.title}. ${summary}`} />}
              </ChartDrawing>
            )}
            {shape === 'ring' && total && !loading && (
              <p className={s.total} aria-hidden="true">
                <b className={s.figure}>{total.value}</b>
                {total.label}
              </p>
            )}
          </div>
          <ul className={s.list} aria-hidden={loading || undefined}>
            {loading
              ? rows.map((row) => <li key={row} className={s.waiting} />)
              : shown.map(({ key, label, value, percent, goal, tone }) => (
                  <li key={key} className={s.part}>
                    {goal === undefined ? <ChartSwatch tone={tone} /> : <GoalTile goal={goal} size="sm" />}
                    <span className={s.label}>
                      <SoftBreaks>{goal === undefined ? label : `${goal}. ${label}`}</SoftBreaks>
                    </span>
                    <span className={s.value}>{formatValue(value)}</span>
                    <b className={s.percent}>{formatPercent(percent)}</b>
                  </li>
                ))}
          </ul>
        </div>
      )}
    </ChartFrame>
  );
};
