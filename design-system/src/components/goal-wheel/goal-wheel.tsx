import { type ReactNode, useState } from 'react';
import { onDemand } from '../../behaviour/on-demand';
import { SoftBreaks } from '../../text/soft-breaks';
import { ChartDrawing } from '../chart-table/chart-drawing';
import { ChartFrame, type ChartProps } from '../chart-table/chart-frame';
import { ChartTable } from '../chart-table/chart-table';
import { GoalTile } from '../goal-tile/goal-tile';
import s from './goal-wheel.module.css';
import { type WheelGoal, wheelBox } from './wheel-goal';

const drawing = onDemand(() => import('./wheel-drawing').then((file) => file.WheelDrawing));

export type { WheelGoal } from './wheel-goal';

export interface GoalWheelProps extends ChartProps {
  /** All seventeen, in order; goals without a count are pale. */
  goals: readonly WheelGoal[];
  /** `count`: a ray is as long as its goal's count. `on`: goals with any count are highlighted, the others are pale. */
  mode?: 'count' | 'on' | undefined;
  /** The default text in the middle: the total and its unit ("312", "hours"). */
  total: { value: string; label: string };
  /** A goal's count in full ("42 hours"); in mode `on` the text for on and off ("Supported", "Not yet"). */
  formatCount: (count: number) => string;
  /** A count in short, at a ray's end ("42"). Without it there are no numbers around the wheel. */
  formatTick?: ((count: number) => string) | undefined;
  /** What the segments are ("Goal"): the header of the table's first column. */
  goalLabel: string;
  /** The header of the table's second column ("Hours"). */
  countLabel: string;
  /** Shows a legend of the goals with a count beside the wheel, largest first. */
  legend?: boolean | undefined;
  /** Up to 480 px, or 240 without glyphs. */
  size?: 'lg' | 'sm' | undefined;
  loading?: boolean | undefined;
}

/**
 * The seventeen goals as a sun: each has its tile around the middle and a ray in its colour, as long as its count.
 * Goals with `href` are links. A table has the same numbers; the drawing is loaded when a wheel first comes into view.
 */
export const GoalWheel = (props: GoalWheelProps) => {
  const { goals, mode = 'count', total, formatCount, formatTick, goalLabel, countLabel, legend, ...others } = props;
  const { size = 'lg', loading = false, summary, titleHidden, ...rest } = others;
  const [active, setActive] = useState<number | null>(null);
  const pointed = active === null ? undefined : goals[active];
  const table = !loading && (
    <ChartTable
      caption={rest.title}
      columns={[goalLabel, countLabel]}
      rows={goals.map(({ id, title, count }) => ({ key: id, label: `${id}. ${title}`, cells: [formatCount(count)] }))}
    />
  );
  return (
    <ChartFrame
      data-size={size}
      data-mode={mode}
      loading={loading}
      titleHidden={titleHidden}
      {...rest}
      table={table}
      // Charts with a hidden title show the total in the heading or in the middle; the image's name still includes the
      // summary.
      readout={!titleHidden && (loading ? '' : summary)}
    >
      <div className={s.body} data-legend={legend || undefined}>
        <div className={s.wheel} data-size={size}>
          {loading ? (
            <GoalWheelSkeleton />
          ) : (
            <ChartDrawing drawing={drawing} fallback={<GoalWheelSkeleton />}>
              {(WheelDrawing) => (
                <>
                  <WheelDrawing
                    label={`${rest.title}. ${summary}`}
                    name={rest.title}
                    goalLabel={goalLabel}
                    goals={goals}
                    mode={mode}
                    formatCount={formatCount}
                    formatTick={formatTick}
                    active={active}
                    onActiveChange={setActive}
                  />
                  <p className={s.middle} aria-hidden="true" data-goal={pointed?.id}>
                    {pointed ? (
                      <>
                        <b className={s.number}>{pointed.id}</b>
                        <span className={s.title}>
                          <SoftBreaks>{pointed.title}</SoftBreaks>
                        </span>
                        <span className={s.count}>{formatCount(pointed.count)}</span>
                      </>
                    ) : (
                      <>
                        <b className={s.total}>{total.value}</b>
                        <span className={s.unit}>{total.label}</span>
                      </>
                    )}
                  </p>
                </>
              )}
            </ChartDrawing>
          )}
        </div>
        {legend && !loading && <GoalWheelLegend goals={goals} mode={mode} formatCount={formatCount} />}
      </div>
    </ChartFrame>
  );
};

/** A pale wheel of the same size, drawn without the lazily loaded code. */
const GoalWheelSkeleton = () => (
  <svg className={s.svg} viewBox={wheelBox} aria-hidden="true" focusable="false">
    <circle r="138" className={s.waiting} pathLength="17" />
  </svg>
);

interface GoalWheelLegendProps {
  goals: readonly WheelGoal[];
  formatCount: (count: number) => string;
  mode: 'count' | 'on';
}

/** The names of the goals with a count, largest first; equal goals keep their order. */
const GoalWheelLegend = ({ goals, formatCount, mode }: GoalWheelLegendProps) => (
  <ul className={s.legend}>
    {goals
      .filter(({ count }) => count > 0)
      .sort((a, b) => (mode === 'on' ? 0 : b.count - a.count))
      .map(({ id, title, count, href }) => (
        <li key={id} className={s.entry}>
          <GoalTile goal={id} size="sm" />
          <span className={s.name}>
            <NamedGoal href={href}>
              {id}. <SoftBreaks>{title}</SoftBreaks>
            </NamedGoal>
          </span>
          {mode === 'count' && <span className={s.amount}>{formatCount(count)}</span>}
        </li>
      ))}
  </ul>
);

const NamedGoal = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <a className={s.link} href={href}>
      {children}
    </a>
  );
