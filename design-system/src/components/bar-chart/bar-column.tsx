import { classNames } from '../../class-names';
import { chartEdge } from '../chart-table/chart-look';
import s from './bar-chart.module.css';
import type { BarLayout } from './bar-layout';
import { type Bar, type BarSeries, totalOf } from './bar-series';

export interface BarColumnProps {
  bar: Bar;
  series: readonly BarSeries[];
  /** The prefix of the patterns' ids. */
  patterns: string;
  layout: BarLayout;
  index: number;
  /** Formats the value above the bar; omit it where there is no room. */
  value: ((value: number) => string) | undefined;
  tick: boolean;
  active: boolean;
}

/** A bar with a rounded top; `height` is above `base`. */
const topped = (left: number, width: number, upper: number, lower: number): string => {
  const r = Math.min(4, width / 2, lower - upper);
  return `M${left} ${lower}V${upper + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${lower}z`;
};

/** One bar: its stacked parts, the value above, the tick below. Zero is a short line, an unknown value a dashed one. */
export const BarColumn = (props: BarColumnProps) => {
  const { bar, series, patterns, layout, index, value, tick, active } = props;
  const { step, base, y, barWidth, top } = layout;
  const middle = index * step + step / 2;
  const left = middle - barWidth / 2;
  const total = totalOf(bar, series);
  const filled = series
    .map(({ key, goal = bar.goal }, at) => ({
      key,
      goal,
      amount: bar.values[key] ?? 0,
      fill: `url(#${patterns}-${at})`,
    }))
    .filter(({ amount }) => amount > 0);
  let sum = 0;
  return (
    <g className={s.bar} data-active={active || undefined}>
      <rect x={index * step} y={top - 20} width={step} height={base - top + 20} className={s.place} />
      {filled.map(({ key, goal, amount, fill }, part) => {
        const lower = y(sum);
        sum += amount;
        const upper = y(sum);
        const last = part === filled.length - 1;
        // A gap in the background colour separates the parts, whatever their colours.
        const foot = part === 0 ? lower : Math.max(upper, lower - 2);
        return (
          <g key={key} data-goal={goal}>
            <path
              d={last ? topped(left, barWidth, upper, foot) : `M${left} ${foot}V${upper}h${barWidth}V${foot}z`}
              fill={fill}
              className={classNames(chartEdge, bar.goal !== undefined && s.ofGoal)}
              data-goal={goal}
            />
            {goal !== undefined && filled.length > 1 && foot - upper >= 16 && barWidth >= 18 && (
              <text x={middle} y={(foot + upper) / 2} dy="0.35em" className={s.goal}>
                {goal}
              </text>
            )}
          </g>
        );
      })}
      {total === 0 && <rect x={left} y={base - 3} width={barWidth} height="3" rx="1.5" className={s.zero} />}
      {total === null && <path d={`M${left} ${base - 2}h${barWidth}`} className={s.missing} />}
      {value && (
        <text x={middle} y={y(total ?? 0) - 8} className={s.value}>
          {total === null ? '–' : value(total)}
        </text>
      )}
      {tick && (
        <text x={middle} y={base + 18} className={s.tick} data-active={active || undefined}>
          {bar.tick}
        </text>
      )}
    </g>
  );
};
