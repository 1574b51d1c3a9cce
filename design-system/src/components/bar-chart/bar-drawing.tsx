import { type PointerEvent, useEffect, useId } from 'react';
import { classNames } from '../../class-names';
import { ChartPattern, chartEdge } from '../chart-table/chart-look';
import { ChartScrubber } from '../chart-table/chart-scrubber';
import { useWidth } from '../chart-table/use-width';
import s from './bar-chart.module.css';
import { BarGroups } from './bar-groups';
import { type BarLayout, barLayout } from './bar-layout';
import { type Bar, type BarSeries, totalOf } from './bar-series';

export interface BarDrawingProps {
  label: string;
  barLabel: string;
  bars: readonly Bar[];
  series: readonly BarSeries[];
  formatTick: (value: number) => string;
  opensAt: 'first' | 'last';
  active: number | null;
  onActiveChange: (active: number | null) => void;
  /** Describes a bar in one line. */
  sentence: (bar: Bar) => string;
}

/** The chart itself. A separate module, so that scales load with the first chart and not with the page. */
export const BarDrawing = (props: BarDrawingProps) => {
  const { label, barLabel, bars, series, formatTick, opensAt, active, onActiveChange, sentence } = props;
  const id = useId();
  const frame = useWidth();
  const scroller = useWidth();
  const box = frame.ref.current;
  const height = box?.clientHeight || 240;
  const layout = barLayout({ bars, series, formatTick, width: frame.width, height });
  const { axis, step, inner, base, ticks, tickEvery, withValues } = layout;

  // The newest bars are at the end.
  useEffect(() => {
    const view = scroller.ref.current;
    if (view) view.scrollLeft = opensAt === 'last' ? inner : 0;
  }, [inner, opensAt, scroller.ref]);
  useEffect(() => {
    const view = scroller.ref.current;
    if (!view || active === null) return;
    const from = active * step;
    if (from < view.scrollLeft) view.scrollLeft = from;
    else if (from + step > view.scrollLeft + view.clientWidth) view.scrollLeft = from + step - view.clientWidth;
  }, [active, step, scroller.ref]);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const index = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / step);
    onActiveChange(index >= 0 && index < bars.length ? index : null);
  };
  const shown = bars[active ?? bars.length - 1];

  return (
    <div className={s.drawing} ref={frame.ref}>
      <svg className={s.axis} width={axis} height={height} aria-hidden="true" focusable="false">
        {ticks.map(({ value, y }) => (
          <text key={value} x={axis - 8} y={y} dy="0.35em" className={s.tick} data-end>
            {formatTick(value)}
          </text>
        ))}
      </svg>
      <div className={s.scroller} ref={scroller.ref}>
        <div className={s.canvas} style={{ width: inner }}>
          <svg
            width={inner}
            height={height}
            role="img"
            aria-label={label}
            className={s.svg}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => onActiveChange(null)}
          >
            <defs>
              {series.map(({ key, goal, tone }, index) => (
                <ChartPattern key={key} id={`${id}-${index}`} goal={goal} tone={tone} />
              ))}
            </defs>
            {ticks.map(({ value, y }) => (
              <line
                key={value}
                x1="0"
                x2={inner}
                y1={y}
                y2={y}
                className={s.grid}
                data-base={value === 0 || undefined}
              />
            ))}
            {bars.map((bar, index) => (
              <BarColumn
                key={bar.key}
                bar={bar}
                series={series}
                patterns={id}
                layout={layout}
                index={index}
                value={withValues ? formatTick : undefined}
                tick={(bars.length - 1 - index) % tickEvery === 0}
                active={index === active}
              />
            ))}
            <line x1="0" x2={inner} y1={base} y2={base} className={s.grid} data-base />
          </svg>
          <BarGroups bars={bars} step={step} top={base + 24} />
          {shown && (
            <ChartScrubber
              label={barLabel}
              count={bars.length}
              active={active}
              valueText={sentence(shown)}
              onActiveChange={onActiveChange}
            />
          )}
        </div>
      </div>
    </div>
  );
};

interface BarColumnProps {
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
const BarColumn = (props: BarColumnProps) => {
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
